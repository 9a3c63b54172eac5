import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { disguisedAttacks } from './disguises.ts';

export const KINDS = [
  'role',
  'override',
  'output',
  'command',
  'fake-tag',
  'persuasion',
  'quoted-evidence',
  'split',
  'name',
  'motion',
  'language',
  'disguise',
] as const;

const attackSchema = z.strictObject({
  id: z.string(),
  /** `name`: the words are the author's display name; `motion`: they are added to the motion; else they are sent. */
  kind: z.enum(KINDS),
  /** One message each, sent one after the other. */
  turns: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type Attack = z.infer<typeof attackSchema>;

const lookAlikeSchema = z.strictObject({ id: z.string(), text: z.string() });
export type LookAlike = z.infer<typeof lookAlikeSchema>;

/** Words that try to give the moderator orders. */
export function readAttacks(): Attack[] {
  return [
    ...linesOf('attacks.jsonl', attackSchema),
    ...disguisedAttacks().map((one) => z.parse(attackSchema, one)),
  ];
}

/** Fair words that look like it. */
export function readLookAlikes(): LookAlike[] {
  return linesOf('look-alikes.jsonl', lookAlikeSchema);
}

function linesOf<Row>(file: string, schema: z.ZodMiniType<Row>): Row[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(schema, JSON.parse(line)));
}
