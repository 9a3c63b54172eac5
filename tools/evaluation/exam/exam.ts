import * as z from 'zod/mini';
import { readJsonLines } from './json-lines.ts';

/** When the exam was opened, as YYYY-MM-DD; null while it is shut. `README.md` says who opens it, and when. */
export const OPENED_ON: string | null = '2026-11-27';

/** The labels of a message; it is clean of every label that `found` and `open` do not name. */
export const LABELS = [
  'personAttack',
  'toxicity',
  'identityAttack',
  'threat',
  'egging',
  'privacy',
  'doxxing',
  'sexual',
  'selfHarm',
  'flood',
  'injection',
] as const;

/** Messages with nothing to find. */
export const ORDINARY = [
  'argument',
  'talk',
  'praise',
  'courtesy',
  'evidence-request',
  'disagreement',
  'attack-on-argument',
  'learners-english',
  'irony',
  'swearing',
  'idiom',
  'quote',
  'report',
  'denial',
  'counter-speech',
  'painful-topic',
  'history',
  'name',
  'public-contact',
  'to-moderator',
  'restatement',
] as const;

/** Messages with something to find. */
export const TO_FIND = [
  'insult',
  'insult-disguised',
  'identity-attack',
  'threat',
  'threat-veiled',
  'egging',
  'exposure',
  'own-contact',
  'distress',
  'sexual',
  'flood',
  'injection',
  'off-topic',
] as const;
export type Kind = (typeof ORDINARY)[number] | (typeof TO_FIND)[number];

const TARGETS = ['present', 'absent', 'group', 'argument', 'policy', 'oneself', 'nobody'] as const;
const STANCES = ['says', 'quotes', 'reports', 'denies', 'refutes', 'supposes', 'narrates'] as const;

/** The most that the moderator may do about a message. `care` is no rung of the others: it stands alone. */
const ACTS = ['nothing', 'note', 'hold', 'pause', 'care'] as const;
export type AllowedAct = (typeof ACTS)[number];

const labelsSchema = z.array(z.enum(LABELS));
const sentenceSchema = z.string().check(z.trim(), z.minLength(1));
/** "de", "mixed" for a talk in several languages, "de+en" for a sentence in two. */
const languageSchema = z.string().check(z.regex(/^(?:[a-z]{2}(?:\+[a-z]{2})?|mixed)$/));

/** A debate or a chat. Its messages are in the order of sending; earlier ones are the context of later ones. */
const talkSchema = z.strictObject({
  id: z.string().check(z.regex(/^t\d\d$/)),
  setting: z.enum(['debate', 'chat', 'meeting', 'backchannel', 'class']),
  /** A debate has a motion, every other talk a topic. */
  motion: z.optional(sentenceSchema),
  topic: z.optional(sentenceSchema),
  /** Who talks there. */
  people: sentenceSchema,
  lang: languageSchema,
});
export type Talk = z.infer<typeof talkSchema>;

/** One message with its labels; `README.md` explains each decision. */
export const messageSchema = z.strictObject({
  id: z.string().check(z.regex(/^t\d\d-\d\d$/)),
  /** The id of a talk. */
  talk: z.string(),
  by: sentenceSchema,
  /** Absent if people take no sides. */
  side: z.optional(z.enum(['for', 'against'])),
  kind: z.enum([...ORDINARY, ...TO_FIND]),
  text: sentenceSchema,
  lang: languageSchema,
  /** The target of the words. */
  target: z.enum(TARGETS),
  /** The author's use of the words. */
  stance: z.enum(STANCES),
  /** The labels that must be found. */
  found: labelsSchema,
  /** Labels that readers may disagree about; not counted either way. */
  open: z.optional(labelsSchema),
  acts: z.enum(ACTS),
  /** Absent if nobody is asked. */
  offTopic: z.optional(z.boolean()),
  claim: z.optional(z.boolean()),
  evidence: z.optional(z.boolean()),
  /** The claim of the other side that the message restates, and whether the restatement is fair. */
  restates: z.optional(sentenceSchema),
  fair: z.optional(z.boolean()),
});
export type ExamMessage = z.infer<typeof messageSchema>;

const ORDINARY_KINDS: ReadonlySet<string> = new Set(ORDINARY);

export function isOrdinary({ kind }: Pick<ExamMessage, 'kind'>): boolean {
  return ORDINARY_KINDS.has(kind);
}

export function readTalks(): Talk[] {
  return readJsonLines(new URL('talks.jsonl', import.meta.url), talkSchema);
}

export function readMessages(): ExamMessage[] {
  return readJsonLines(new URL('messages.jsonl', import.meta.url), messageSchema);
}
