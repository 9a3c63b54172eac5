import { accept, refuse, sideSchema, type Result, type Side } from '@rostrum/domain';
import * as z from 'zod/mini';
import type { SummaryLine } from '../policy/event.ts';
import type { BadAnswer } from './bad-answer.ts';
import { cleanForModel } from './clean-text.ts';
import { fencedPrompt, type Prompt } from './prompt.ts';

/** A shown message that a summary may quote. */
export type Quotable = { id: string; side: Side; text: string };

const SUMMARY_LIMITS = {
  messages: 60,
  textCharacters: 800,
  linesEach: 4,
  quoteCharacters: 400,
} as const;

export const chosenLinesSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        id: z.string().check(z.maxLength(8)),
        side: sideSchema,
        quote: z.string().check(z.minLength(1), z.maxLength(2_000)),
      }),
    )
    .check(z.maxLength(2 * SUMMARY_LIMITS.linesEach)),
});

const TASK = `You choose the lines that stand for a debate: for each side up to ${SUMMARY_LIMITS.linesEach}, no more than it argues, the most
telling first and its strongest evidence among them. A line is the id of a message, its side, and words of that message, copied
exactly, at most ${SUMMARY_LIMITS.quoteCharacters} characters. Take whole sentences; leave out insults, jokes, greetings and asides, and what a
side only repeats of the other in order to answer it. Do not say who is right.`;

/** Of more messages than `SUMMARY_LIMITS.messages` the last are taken. */
export function summaryPrompt(motion: string, messages: readonly Quotable[], nonce: string): Prompt {
  const data = taken(messages).map(({ side, text }, at) => ({
    id: aliasOf(at),
    side,
    text: cleanForModel(text, SUMMARY_LIMITS.textCharacters),
  }));
  return fencedPrompt(TASK, { motion: cleanForModel(motion, 300), messages: data }, nonce);
}

/** Lines with their source messages; every quote really appears there, word for word. */
export function readSummary(
  answer: unknown,
  messages: readonly Quotable[],
): Result<Record<Side, SummaryLine[]>, BadAnswer> {
  const parsed = chosenLinesSchema.safeParse(answer);
  if (!parsed.success) return refuse('wrongShape');
  const lines: Record<Side, SummaryLine[]> = { for: [], against: [] };
  for (const { id, side, quote } of parsed.data.lines) {
    const message = taken(messages).find((_, at) => aliasOf(at) === id);
    if (!message) return refuse('unknownId');
    if (message.side !== side) return refuse('wrongSide');
    if (quote.length > SUMMARY_LIMITS.quoteCharacters) return refuse('tooLong');
    const stood = findQuote(message.text, quote);
    if (stood === undefined) return refuse('wrongQuote');
    lines[side].push({ messageId: message.id, quote: stood });
  }
  const { linesEach } = SUMMARY_LIMITS;
  return accept({ for: lines.for.slice(0, linesEach), against: lines.against.slice(0, linesEach) });
}

/**
 * The words of a message that a quote names, as written; undefined if they are not there. Every character must agree,
 * except white space and the changes of `cleanForModel`.
 */
export function findQuote(text: string, quote: string): string | undefined {
  const wanted = quote.split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return undefined;
  const words = [...text.matchAll(/\S+/gu)].flatMap((match) => {
    const word = cleanForModel(match[0], SUMMARY_LIMITS.textCharacters);
    return word === '' ? [] : [{ word, start: match.index, end: match.index + match[0].length }];
  });
  const at = words.findIndex((_, start) =>
    wanted.every((word, step) => agrees(words[start + step]?.word, word, step, wanted.length)),
  );
  const first = words[at];
  const last = words[at + wanted.length - 1];
  return first && last ? text.slice(first.start, last.end).replace(/\s+/g, ' ') : undefined;
}

/** The last word may end before a trailing punctuation mark. */
function agrees(word: string | undefined, wanted: string, step: number, length: number): boolean {
  if (word === undefined) return false;
  return word === wanted || (step === length - 1 && word.replace(/[.,;:!?]+$/, '') === wanted);
}

function taken(messages: readonly Quotable[]): readonly Quotable[] {
  return messages.slice(-SUMMARY_LIMITS.messages);
}

function aliasOf(at: number): string {
  return `m${at + 1}`;
}
