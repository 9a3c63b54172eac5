import * as m from '@rostrum/words/refusals';
import * as z from 'zod/mini';

/**
 * How the gate reads a field: as a name, words about a debate, words from one person to another, or an instruction to
 * a model.
 */
export type GateKind = 'name' | 'statement' | 'note' | 'wish';

/** Every field of free text that others read, with the gate's view of it and its name in a refusal. */
export const PUBLIC_FIELDS = {
  displayName: { kind: 'name', called: 'your name' },
  username: { kind: 'name', called: 'your username' },
  bio: { kind: 'note', called: 'what you say of yourself' },
  motion: { kind: 'statement', called: 'the motion' },
  category: { kind: 'statement', called: 'the category' },
  background: { kind: 'statement', called: 'the background' },
  argument: { kind: 'statement', called: 'an argument' },
  term: { kind: 'statement', called: 'a key term' },
  meaning: { kind: 'statement', called: 'the meaning of a key term' },
  chat: { kind: 'note', called: 'your message' },
  ballotNote: { kind: 'note', called: 'your note' },
  appealReason: { kind: 'note', called: 'your reason' },
  decisionReason: { kind: 'note', called: 'your reason' },
  verdictReason: { kind: 'note', called: 'your reasons' },
  suggestion: { kind: 'note', called: 'your note' },
  makersAnswer: { kind: 'note', called: 'your answer' },
  moderatorNote: { kind: 'note', called: 'your note' },
  wish: { kind: 'wish', called: 'what you wish for' },
} as const satisfies Record<string, { kind: GateKind; called: string }>;
export type PublicField = keyof typeof PUBLIC_FIELDS;

/** The gate that a free text passes, or the reason why it passes none. */
export type TextMark = { field: PublicField } | { reason: string };

const MARKS = z.registry<TextMark>();

/** A text that others read: it passes the gate before a handler sees the command. */
export function publicText<Schema extends z.ZodMiniType>(field: PublicField, schema: Schema): Schema {
  MARKS.add(schema, { field });
  return schema;
}

/** A text that nobody else reads, or that only people who must read any text can read. `reason` says which. */
export function privateText<Schema extends z.ZodMiniType>(reason: string, schema: Schema): Schema {
  MARKS.add(schema, { reason });
  return schema;
}

/** Words on the floor: the moderator judges them in the context of the room. */
export function floorText<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return privateText('the moderator reads what is said on the floor, and holds it where it must', schema);
}

/** The mark of a schema; undefined without one. */
export function markOf(schema: z.core.$ZodType): TextMark | undefined {
  return MARKS.get(schema);
}

/** The gate's refusal in every area. The answer's message names the field and the remedy. */
export const GATE_REFUSALS = {
  'words-held': m.wordsHeld,
} as const;
