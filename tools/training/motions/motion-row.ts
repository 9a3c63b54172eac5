import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FAIR_MOTIONS, FAULTY_MOTIONS } from '@rostrum/moderator/motions/testing';
import * as z from 'zod/mini';

const motionRowSchema = z.strictObject({
  id: z.string(),
  motion: z.string().check(z.regex(/^\S[^]*\S$/)),
  attacks: z.boolean(),
  ground: z.string(),
  form: z.string(),
  /** The author was unsure of the label. */
  open: z.optional(z.boolean()),
});
export type MotionRow = z.infer<typeof motionRowSchema>;
export type LabelledMotion = Pick<MotionRow, 'motion' | 'attacks'>;

/** The motions of both files whose labels are sure. @throws when a line does not have the shape of a row */
export function motionRows(): MotionRow[] {
  return ['attacks.jsonl', 'near-misses.jsonl']
    .flatMap((name) => readMotions(new URL(name, import.meta.url)))
    .filter(({ open }) => open !== true);
}

/** The motions of a file. @throws when a line does not have the shape of a row */
export function readMotions(file: URL): MotionRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(motionRowSchema, JSON.parse(line)));
}

/** The motions that the rules were made with. */
export function motionsOfRules(): LabelledMotion[] {
  return [
    ...FAULTY_MOTIONS.attacksPeople.map((motion) => ({ motion, attacks: true })),
    ...FAIR_MOTIONS.map((motion) => ({ motion, attacks: false })),
  ];
}

/** Changes with what a head of motions learns from: the rows, and the second reader that it asks. */
export function hashOfLearned(rows: readonly LabelledMotion[], reader: unknown): string {
  const learned = [rows.map(({ motion, attacks }) => [motion, attacks]), reader];
  return createHash('sha1').update(JSON.stringify(learned)).digest('hex').slice(0, 12);
}
