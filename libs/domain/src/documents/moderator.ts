import * as z from 'zod/mini';
import { ms, count, longText } from '../bounds.ts';
import { uidSchema, messageIdSchema, interventionIdSchema, keySchema } from '../contracts/ids.ts';
import { sideSchema } from '../debate/format.ts';
import { actSchema } from './intervention.ts';

/** A claim somebody made, copied short, so that it can be quoted without a read. */
const quotedClaimSchema = z.object({
  messageId: messageIdSchema,
  authorId: uidSchema,
  quote: longText,
});
export type QuotedClaim = z.infer<typeof quotedClaimSchema>;

/** What the moderator keeps of one speaker: `turns` and `characters` of the running step, the rest whatever the step. */
const voiceSchema = z.object({
  lastAtMs: ms,
  turns: count,
  characters: count,
  /** When their last messages came, the oldest first; no more than a flood needs. */
  recentAtMs: z.array(ms),
  /** Fingerprints of their last texts, so that the same text is recognised. */
  prints: z.array(count),
  /** How many messages in a row were far from the motion and from what was said. */
  offTopic: count,
  /** Until when they are slowed down; 0 for never. */
  slowUntilMs: ms,
});
export type Voice = z.infer<typeof voiceSchema>;

/**
 * What the moderator counts from message to message. It lies as `pulse` in `rooms/{id}/server/counts`, which every shown
 * message writes anyway, so that it costs no write of its own. Bounded: at most 24 voices and four open claims.
 */
export const pulseSchema = z.object({
  messages: count,
  /** When the last message came that was looked at; what is not later was looked at already. */
  lastAtMs: ms,
  stepIndex: count,
  /** Turns in the running step: messages of one speaker in a row are one. */
  turns: count,
  lastSpeakerId: z.nullable(uidSchema),
  voices: z.record(uidSchema, voiceSchema),
  /** The last claim of each side. */
  claims: z.object({ for: z.nullable(quotedClaimSchema), against: z.nullable(quotedClaimSchema) }),
  /** Claims that the other side has not answered, and for how many of its turns. */
  unanswered: z.array(z.object({ ...quotedClaimSchema.shape, side: sideSchema, turns: count })),
  /** What was found without an act, by act and side: it moves to the room's ledger with the next act or step. */
  found: z.record(keySchema, z.record(sideSchema, count)),
});
export type Pulse = z.infer<typeof pulseSchema>;

/** Words that were said on the floor, cut short. */
export const heardSchema = z.object({
  messageId: messageIdSchema,
  authorId: uidSchema,
  side: z.nullable(sideSchema),
  text: longText,
});
export type Heard = z.infer<typeof heardSchema>;

export const moderatorPath = (roomId: string) => `rooms/${roomId}/server/moderator`;

/** A rung of the ladder that somebody stands on for one kind of act, and since when. */
const rungSchema = z.object({ level: count, sinceMs: ms });

/**
 * `rooms/{id}/server/moderator`: what the moderator remembers of its own acts. Written only where it acts, or where people
 * rule over it; a room without the document is one where it has not acted.
 */
export const moderatorSchema = z.object({
  /** Public acts apart from the clock: how many, and when the last one was. */
  publicActs: count,
  lastPublicAtMs: z.nullable(ms),
  /** When somebody got a private note, by uid; notes older than the pause between two are left out. */
  notedAtMs: z.record(uidSchema, ms),
  /** By uid, then by act. */
  ladder: z.record(uidSchema, z.partialRecord(actSchema, rungSchema)),
  /** Until when both sides cool off; 0 for never. */
  coolUntilMs: ms,
  /** Types that are paused, and who did that. */
  paused: z.partialRecord(actSchema, z.enum(['host', 'people'])),
  /** The sides that called a type unfair since it was last allowed. */
  unfair: z.partialRecord(actSchema, z.array(sideSchema)),
  /** Ids of the last acts that no message stands for, so that none is done twice. */
  done: z.array(interventionIdSchema),
});
export type ModeratorRecord = z.infer<typeof moderatorSchema>;
