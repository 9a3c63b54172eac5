import type { Message, Span } from '@rostrum/domain';
import { bareWords, type BareWord } from './bare-words.ts';

/**
 * A part of a message that is long enough to show a skill; a long speech has several. `own`: its words without those that its
 * author only restates. `quotable`: its own words without announcements, courtesy and talk about the call.
 */
export type Passage = {
  message: Message;
  words: readonly BareWord[];
  own: readonly BareWord[];
  quotable: readonly BareWord[];
  keys: ReadonlySet<string>;
};

/** Words of a passage, and how few are none: "Thank you." */
const LENGTH = 40;
const FEWEST = 4;

/** The passages of a message, measured in content words; the position of full stops does not matter. */
export function passagesOf(
  message: Message,
  restated: readonly Span[] = [],
  beside: readonly Span[] = [],
): Passage[] {
  const isIn = (spans: readonly Span[], { start, end }: Span) =>
    spans.some((one) => start < one.end && one.start < end);
  const words = bareWords(message.text);
  const count = Math.max(1, Math.round(words.length / LENGTH));
  const length = Math.ceil(words.length / count);
  return Array.from({ length: count }, (_, at) => words.slice(at * length, (at + 1) * length))
    .filter((part) => part.length >= FEWEST)
    .map((part) => ({
      message,
      words: part,
      own: part.filter((word) => !isIn(restated, word)),
      quotable: part.filter((word) => !isIn(restated, word) && !isIn(beside, word)),
      keys: new Set(part.map(({ key }) => key)),
    }));
}
