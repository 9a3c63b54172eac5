import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The versions of one argument; `plain` is the first to be written. */
export const STYLES = ['plain', 'bullets', 'learner', 'formal', 'longer', 'spoken'] as const;
export type Style = (typeof STYLES)[number];

const text = z.string().check(z.regex(/^\S[^]*\S$/));

/** One argument in every style; `README.md` says what each style may change. */
const styleRowSchema = z.strictObject({
  id: z.string().check(z.regex(/^style-\d{2}$/)),
  motion: text,
  plain: text,
  bullets: text,
  learner: text,
  formal: text,
  longer: text,
  spoken: text,
});
export type StyleRow = z.infer<typeof styleRowSchema>;

/** The arguments that the quality head is trained on. */
export function readDevelopmentStyles(): StyleRow[] {
  return readStyles(new URL('development.jsonl', import.meta.url));
}

/** The arguments that only measure: nothing is trained or chosen on them. */
export function readPublishedStyles(): StyleRow[] {
  return readStyles(new URL('../../evaluation/style/published.jsonl', import.meta.url));
}

/** @throws when a line does not have the shape of a row. */
function readStyles(file: URL): StyleRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(styleRowSchema, JSON.parse(line)));
}
