import type { AnswerVerdict } from '@rostrum/moderator/exercises';
import * as m from '@rostrum/words/learning';

const LONGEST_QUOTE = 120;

type Fault = Extract<AnswerVerdict, { state: 'refused' }>['fault'];
type Results = Extract<AnswerVerdict, { results: unknown }>['results'];

/** The first sentence about an answer. */
export function sayOf(text: string, verdict: AnswerVerdict): string {
  switch (verdict.state) {
    case 'unreadable':
      return m.unreadable();
    case 'refused':
      return withWords(text, verdict.fault);
    case 'incomplete':
      return verdict.results.find(({ isMet }) => !isMet)?.say ?? '';
    case 'unsure':
      return m.unsure();
    case 'complete':
      return m.complete();
  }
}

/** What keeps the check from telling, and what would help. */
export function doubtOf(text: string, fault: Fault): string {
  return m.faultAndNext({ fault: withWords(text, fault), next: fault.next });
}

/** A sentence about a fault, with the words that it is about unless it has them already. */
function withWords(text: string, { say, spans }: Fault): string {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || /[“„«]/u.test(say)) return say;
  const words = text.slice(first.start, last.end);
  if (words.length >= text.trim().length - 1) return say;
  const quoted = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trimEnd()}…` : words;
  return m.saysOfWords({ says: say.replace(/\.$/, ''), words: quoted });
}

/** Two checks may say the same. */
export function onceEach(results: Results): Results {
  return results.filter(({ say }, at) => results.findIndex((one) => one.say === say) === at);
}
