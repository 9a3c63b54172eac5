import type { Span } from '@rostrum/domain';
import { lexemeOf } from '../../lexicon/lexeme.ts';
import type { AnswerWord } from '../reading/answer-words.ts';

const GAP = '…';
const GAP_MOST = 6;
/** “We cannot say that the lake is dangerous” does not say so, and “whether it is” leaves it open. */
const SAYS = new Set(
  'say said mean show prove tell know conclude claim think believe follow suppose assume decide'.split(' '),
);
const LEAVES_OPEN = 'whether';

/** The first of these turns of phrase in a text, by the stems of its words; “…” stands for up to six words. It stays in one half-sentence. */
export function turnedWords(words: readonly AnswerWord[], phrases: readonly string[]): Span | undefined {
  for (const phrase of phrases) {
    const parts = phrase.replaceAll(GAP, ` ${GAP} `).trim().split(/\s+/);
    for (let at = 0; at < words.length; at += 1) {
      const end = endOf(words, at, parts);
      const [first, last] = [words[at], words[end - 1]];
      if (end > at && first && last && !isUnsaid(words, first)) return { start: first.start, end: last.end };
    }
  }
  return undefined;
}

/** Whether the half-sentence before a phrase says that nobody can say it. */
function isUnsaid(words: readonly AnswerWord[], { clause, start }: AnswerWord): boolean {
  const before = words.filter((word) => word.clause === clause && word.start < start);
  const denied = before.findIndex(({ isNegated }) => isNegated);
  return (
    before.some(({ word }) => word === LEAVES_OPEN) ||
    (denied >= 0 && before.slice(denied).some(({ word }) => SAYS.has(word)))
  );
}

/** The place after a phrase that begins at a word; 0 if none does. A “not” inside it makes it another phrase. */
function endOf(words: readonly AnswerWord[], from: number, parts: readonly string[]): number {
  let [at, gap] = [from, 0];
  for (const part of parts) {
    if (part === GAP) {
      gap = GAP_MOST;
      continue;
    }
    const stem = lexemeOf(part).stem;
    const found = words.findIndex(
      (word, place) =>
        place >= at &&
        place <= at + gap &&
        word.clause === words[from]?.clause &&
        (word.stem === stem || word.word === part),
    );
    if (found < 0) return 0;
    const isTurnedAgain = words
      .slice(Math.max(from - 1, 0), found + 1)
      .some((word) => word.isNegated && !parts.includes(word.word));
    if (isTurnedAgain) return 0;
    [at, gap] = [found + 1, 0];
  }
  return at;
}
