import type { AnswerVerdict } from '@rostrum/moderator/exercises';

const LONGEST_QUOTE = 120;

/** The first sentence about an answer. */
export function sayOf(verdict: AnswerVerdict): string {
  switch (verdict.state) {
    case 'unreadable':
      return 'I read English only, so I say nothing about this answer. It does not count, either way.';
    case 'refused':
      return verdict.fault.say;
    case 'incomplete':
      return verdict.results.find(({ isMet }) => !isMet)?.say ?? '';
    case 'unsure':
      return 'I can see the parts, not how good they are. So it does not count, either way: compare it with the answers below.';
    case 'complete':
      return 'The parts are there, and I found none of the faults that I know. Whether it convinces, only a listener can say.';
  }
}

/** The words of an answer that its fault is about; undefined if it has none, or if they are the whole answer. */
export function quotedWords(text: string, verdict: AnswerVerdict): string | undefined {
  if (verdict.state !== 'refused' && verdict.state !== 'unsure') return undefined;
  const { spans, say } = verdict.fault;
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return undefined;
  const words = text.slice(first.start, last.end);
  if (say.includes(words) || words.length >= text.trim().length - 1) return undefined;
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trimEnd()}…` : words;
}
