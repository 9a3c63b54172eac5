import * as z from 'zod/mini';
import { readJsonLines } from '../json-lines.ts';

/** Heads for manners; a message is clean of every kind that `found` and `open` do not name. */
export const CONDUCT = [
  'personAttack',
  'toxicity',
  'identityAttack',
  'threat',
  'sexual',
  'privacy',
  'doxxing',
  'flood',
  'injection',
] as const;
export type Conduct = (typeof CONDUCT)[number];

/** Why a message is in the exam. */
export const GROUPS = [
  'argument',
  'talk',
  'restatement-fair',
  'restatement-unfair',
  'to-moderator-order',
  'to-moderator-question',
  'about-moderator',
  'esl',
  'heated',
  'person-attack-direct',
  'person-attack-indirect',
  'identity-attack',
  'identity-discussed',
  'threat',
  'threat-not',
  'privacy',
  'doxxing',
  'privacy-not',
  'off-topic',
  'sexual',
  'sexual-not',
  'flood',
  'flood-not',
  'other-language',
] as const;
export type Group = (typeof GROUPS)[number];

const conductSchema = z.array(z.enum(CONDUCT));
const sentenceSchema = z.string().check(z.trim(), z.minLength(1));

const motionSchema = z.strictObject({
  id: z.string().check(z.regex(/^m\d\d$/)),
  motion: sentenceSchema,
});

/** One message with its labels; `README.md` explains each decision. */
export const examMessageSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+-\d\d$/)),
  /** The id of a motion. */
  motion: z.string(),
  side: z.enum(['for', 'against']),
  by: sentenceSchema,
  group: z.enum(GROUPS),
  text: sentenceSchema,
  /** The kinds that must be found. */
  found: conductSchema,
  /** Kinds that readers may disagree about; not counted either way. */
  open: z.optional(conductSchema),
  /** Absent if nobody is asked. */
  offTopic: z.optional(z.boolean()),
  claim: z.optional(z.boolean()),
  evidence: z.optional(z.boolean()),
  /** The claim of the other side that the message restates, and whether the restatement is fair. */
  restates: z.optional(sentenceSchema),
  fair: z.optional(z.boolean()),
  /** The author's own last messages, oldest first. */
  earlier: z.optional(z.array(sentenceSchema)),
  /** Present if it is not English. */
  language: z.optional(z.string()),
});

export type ExamMessage = z.infer<typeof examMessageSchema>;

export function readMotions(): Map<string, string> {
  return new Map(readJsonLines(fileOf('motions.jsonl'), motionSchema).map(({ id, motion }) => [id, motion]));
}

export function readExam(): ExamMessage[] {
  return readJsonLines(fileOf('messages.jsonl'), examMessageSchema);
}

function fileOf(name: string): URL {
  return new URL(name, import.meta.url);
}
