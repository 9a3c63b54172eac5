import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The subject of a file of sentences: what may be said in it, beside what only looks like it. */
export const SENTENCE_FILES = ['threat', 'insult', 'group', 'care', 'debate'] as const;
export type SentenceFile = (typeof SENTENCE_FILES)[number];

const sentenceRowSchema = z.strictObject({
  text: z.string().check(z.regex(/^\S[^]*\S$/)),
  /** What the author does; `none` for words that only resemble it. */
  act: z.enum(['threat', 'egging', 'exposure', 'sexual', 'insult', 'hate', 'care', 'none']),
  /** The wording; lines of one scene stay on one side of a split. */
  scene: z.string().check(z.regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/)),
});
export type SentenceRow = z.infer<typeof sentenceRowSchema>;

/** @throws when a line does not have the shape of a row. */
export function readSentences(file: SentenceFile): SentenceRow[] {
  return readFileSync(new URL(`${file}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(sentenceRowSchema, JSON.parse(line)));
}
