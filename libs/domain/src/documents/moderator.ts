import * as z from 'zod/mini';
import { between, count, longText, ms } from '../bounds.ts';
import { uidSchema, messageIdSchema, interventionIdSchema, keySchema } from '../ids.ts';
import { sideSchema } from '../debate/format.ts';
import { actSchema } from './intervention.ts';

/** A person's claim, shortened, so that it can be quoted without a read. */
const quotedClaimSchema = z.object({
  messageId: messageIdSchema,
  authorId: uidSchema,
  quote: longText,
});
export type QuotedClaim = z.infer<typeof quotedClaimSchema>;

/**
 * What the moderator keeps about one speaker: `turns` and `characters` for the running step, the rest across steps.
 */
const voiceSchema = z.object({
  lastAtMs: ms,
  turns: count,
  characters: count,
  /** The times of their last messages, oldest first, as many as the flood rule needs. */
  recentAtMs: z.array(ms),
  /** Fingerprints of their last texts, so that the same text is recognised. */
  prints: z.array(count),
  /** How many messages in a row were far from the motion and from the debate so far. */
  offTopic: count,
  /** Until when they are slowed down; 0 if they are not. */
  slowUntilMs: ms,
});
export type Voice = z.infer<typeof voiceSchema>;

/**
 * What the moderator counts from message to message. It is stored as `pulse` in `rooms/{id}/server/counts`, which
 * every shown message writes anyway, so that it costs no write of its own. Bounded: at most 24 voices and four open
 * claims.
 */
export const pulseSchema = z.object({
  messages: count,
  /** When the last examined message came. Nothing that is not later needs another look. */
  lastAtMs: ms,
  stepIndex: count,
  /** Turns in the running step. Consecutive messages of one speaker are one turn. */
  turns: count,
  lastSpeakerId: z.nullable(uidSchema),
  voices: z.record(uidSchema, voiceSchema),
  /** The last claim of each side. */
  claims: z.object({ for: z.nullable(quotedClaimSchema), against: z.nullable(quotedClaimSchema) }),
  /** Claims that the other side has not answered, and for how many of its turns. */
  unanswered: z.array(z.object({ ...quotedClaimSchema.shape, side: sideSchema, turns: count })),
  /** Findings without an act, by act and side. They move to the room's ledger with the next act or step. */
  found: z.record(keySchema, z.record(sideSchema, count)),
});
export type Pulse = z.infer<typeof pulseSchema>;

/** Words posted on the floor, shortened. */
export const heardSchema = z.object({
  messageId: messageIdSchema,
  authorId: uidSchema,
  side: z.nullable(sideSchema),
  text: longText,
});
export type Heard = z.infer<typeof heardSchema>;

export const moderatorPath = (roomId: string) => `rooms/${roomId}/server/moderator`;

/** One act that led up the ladder, and how far: half as far once somebody called it unfair. */
const rungStepSchema = z.object({
  id: interventionIdSchema,
  height: between(0, 5),
  isContested: z.boolean(),
});

/** A person's rung on the ladder for one kind of act, since when, and the acts that led to it, oldest first. */
const rungSchema = z.object({
  level: between(0, 6),
  sinceMs: ms,
  steps: z.optional(z.array(rungStepSchema)),
});

/**
 * `rooms/{id}/server/moderator`: the moderator's memory of its own acts. Written only when it acts, or when people
 * overrule it. A room without the document has no acts so far.
 */
export const moderatorSchema = z.object({
  /** Public acts except those of the clock: how many, and the time of the last one. */
  publicActs: count,
  lastPublicAtMs: z.nullable(ms),
  /** When each person got a private note, by uid; notes older than the minimum pause are dropped. */
  notedAtMs: z.record(uidSchema, ms),
  /** By uid, then by act. */
  ladder: z.record(uidSchema, z.partialRecord(actSchema, rungSchema)),
  /** Until when both sides cool off; 0 if they do not. */
  coolUntilMs: ms,
  /** Paused types, and who paused them. */
  paused: z.partialRecord(actSchema, z.enum(['host', 'people'])),
  /** The sides that called a type unfair since it was last allowed. */
  unfair: z.partialRecord(actSchema, z.array(sideSchema)),
  /** Ids of the last acts that are not tied to a message, so that none is repeated. */
  done: z.array(interventionIdSchema),
});
export type ModeratorRecord = z.infer<typeof moderatorSchema>;
