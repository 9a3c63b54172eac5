import * as m from '@rostrum/words/refusals';
import * as z from 'zod/mini';

/**
 * How the gate reads a field: as a name, words about a debate, words from one person to another, or an instruction to
 * a model.
 */
export type GateKind = 'name' | 'statement' | 'note' | 'wish';

/** Every field of free text that others read, with the gate's view of it. */
export const PUBLIC_FIELDS = {
  displayName: { kind: 'name' },
  username: { kind: 'name' },
  bio: { kind: 'note' },
  motion: { kind: 'statement' },
  category: { kind: 'statement' },
  background: { kind: 'statement' },
  argument: { kind: 'statement' },
  term: { kind: 'statement' },
  meaning: { kind: 'statement' },
  chat: { kind: 'note' },
  ballotNote: { kind: 'note' },
  appealReason: { kind: 'note' },
  decisionReason: { kind: 'note' },
  verdictReason: { kind: 'note' },
  suggestion: { kind: 'note' },
  makersAnswer: { kind: 'note' },
  moderatorNote: { kind: 'note' },
  wish: { kind: 'wish' },
} as const satisfies Record<string, { kind: GateKind }>;
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
