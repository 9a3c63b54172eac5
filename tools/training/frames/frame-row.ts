import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The subject of a file of frames; the shut half has the same files. */
export const KINDS = [
  'aimed',
  'argument',
  'care',
  'courtesy',
  'group',
  'idiom',
  'narrated',
  'privacy',
  'quoted',
  'refuted',
  'reported',
  'sexual',
  'supposed',
  'threat',
] as const;
export type Kind = (typeof KINDS)[number];

/** One utterance with its labels; `README.md` says how each was decided. */
export const frameRowSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+-\d{3}$/)),
  text: z.string().check(z.regex(/^\S[^]*\S$/)),
  /** The author's relation to the words: `says` means them. */
  speaker: z.enum(['says', 'quotes', 'reports', 'denies', 'refutes', 'supposes', 'narrates']),
  /** The target of the words. */
  target: z.enum(['present', 'absent', 'group', 'argument', 'policy', 'oneself', 'nobody']),
  /** The act that is done or named. */
  act: z.enum(['insult', 'threat', 'egging', 'privacy', 'sexual', 'self-harm', 'hate', 'none']),
  label: z.enum(['use', 'mention', 'counter', 'fair', 'care']),
  /** The pattern of the wording. */
  frame: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  half: z.enum(['open', 'shut']),
});
export type FrameRow = z.infer<typeof frameRowSchema>;

/** The half that heads may be trained on. */
export function readOpenFrames(kind: Kind): FrameRow[] {
  return readFrameRows(new URL(`${kind}.jsonl`, import.meta.url));
}

/** @throws when a line does not have the shape of a row. */
export function readFrameRows(file: URL): FrameRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(frameRowSchema, JSON.parse(line)));
}
