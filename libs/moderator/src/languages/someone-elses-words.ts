import { KIND } from './language-data.ts';
import type { Place } from './forms.ts';
import type { ReadWord } from './read-words.ts';

/** How far behind a phrase a word may say that it was only reported. */
const REACH = 6;

/** Whether these words are quoted, reported, or rejected by the author: a mention is no use. */
export function isMention(words: readonly ReadWord[], { from, to, gaps }: Place): boolean {
  const first = words[from];
  if (!first || words.slice(from, to).some(({ isQuoted }) => isQuoted)) return true;
  const inSentence = (word: ReadWord) => word.sentence === first.sentence;
  const before = words.slice(Math.max(0, from - 4 * REACH), from).filter(inSentence);
  const after = words.slice(to, to + REACH).filter(inSentence);
  const inside = gaps.flatMap((at) => words[at] ?? []);
  return [...before, ...inside, ...after].some(({ kinds }) => (kinds & (KIND.report | KIND.objection)) !== 0);
}

/** How far before a phrase about a group a negation still belongs to it. */
const NEGATION_REACH = 4;

/**
 * Whether what is said of a group is denied anywhere in the clause around it: "I do not hate all X". A negation does not
 * reach across "but" or "therefore": "nothing against X, but most of them …".
 */
export function isRejected(words: readonly ReadWord[], { from, to }: Place): boolean {
  const [first, last] = [words[from], words[to - 1]];
  const start = Math.max(0, from - NEGATION_REACH);
  const turn = words.slice(start, to).findLastIndex(({ kinds }) => (kinds & KIND.turn) !== 0);
  return words
    .slice(start + turn + 1, to + 2)
    .some(
      ({ kinds, clause }) =>
        (kinds & KIND.negation) !== 0 && clause >= (first?.clause ?? 0) && clause <= (last?.clause ?? 0),
    );
}

/** Whether a gap of the phrase holds a negation, or the word right before or behind it in the clause is one. */
export function isNegated(words: readonly ReadWord[], { from, to, gaps }: Place): boolean {
  const isNegation = (at: number, clause: number | undefined) => {
    const word = words[at];
    return word !== undefined && word.clause === clause && (word.kinds & KIND.negation) !== 0;
  };
  /** "X is not" in languages that say it behind the word, with a particle between. */
  const behind = (words[to]?.kinds ?? 0) & KIND.are ? to + 1 : to;
  return (
    gaps.some((at) => isNegation(at, words[at]?.clause)) ||
    isNegation(from - 1, words[from]?.clause) ||
    isNegation(behind, words[to - 1]?.clause)
  );
}
