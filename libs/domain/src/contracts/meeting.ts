import * as refusals from '@rostrum/words/refusals';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { ms } from '../bounds.ts';
import { paceSchema } from '../debate/format.ts';
import { formatIdSchema, roomIdSchema as roomId, topicIdSchema } from '../ids.ts';
import { roomLanguageSchema } from '../languages/room-language.ts';
import { LIMITS } from '../limits.ts';
import { motionSchema } from './motion.ts';

/** A motion, and the topic that it comes from. */
const offeredMotion = z.object({ motion: motionSchema, topicId: z.optional(topicIdSchema) });

/** The opponent that a person looks for. Null means any. */
const wishSchema = z
  .object({
    language: z.nullable(roomLanguageSchema),
    pace: z.nullable(paceSchema),
    formatId: z.nullable(formatIdSchema),
    motions: z.array(offeredMotion).check(
      z.maxLength(LIMITS.seekMotionsAtMost, {
        error: () => m.tooManyMotions({ most: LIMITS.seekMotionsAtMost }),
      }),
    ),
    takesOffered: z.boolean(),
  })
  .check(
    z.refine(({ motions, takesOffered }) => takesOffered || motions.length > 0, {
      error: () => m.motionOrOffer(),
    }),
  );

/**
 * Commands by which people meet, and meet again.
 *
 * - `seek`: begins to look for an opponent, or changes the wish of a person who waits; they keep their place.
 * - `keepSeeking`: a waiting browser is still there. `stopSeeking`: the person waits no longer.
 * - `seekAgain`: the matched person did not come, or left; their opponent goes back to the place they had.
 * - `askRematch`: a debater offers another debate with sides swapped, on the same motion or on another. In practice it
 *   begins at once. Two equal offers are an agreement.
 * - `answerRematch`: the other side's answer to the offer of that moment.
 */
export const MEETING_COMMANDS = [
  z.object({ type: z.literal('seek'), wish: wishSchema }),
  z.object({ type: z.literal('keepSeeking') }),
  z.object({ type: z.literal('stopSeeking') }),
  z.object({ type: z.literal('seekAgain'), roomId }),
  z.object({ type: z.literal('askRematch'), roomId, other: z.nullable(offeredMotion) }),
  z.object({ type: z.literal('answerRematch'), roomId, askedAtMs: ms, answer: z.enum(['yes', 'no']) }),
] as const;

/** The refusals of these commands, each with the sentence for the person. */
export const MEETING_REFUSALS = {
  'not-matched': refusals.notMatched,
  'they-are-here': refusals.theyAreHere,
  'wait-for-them': () => refusals.waitForThem({ seconds: LIMITS.meetSeconds }),
  'rematch-not-yours': refusals.rematchNotYours,
  'rematch-nobody': refusals.rematchNobody,
  'rematch-asked': refusals.rematchAsked,
  'rematch-declined': refusals.rematchDeclined,
  'rematch-over': refusals.rematchOver,
} as const;

/** The answers of these commands. An empty `roomId` means that no room is open yet. */
export type MeetingAnswers = {
  /** `waiting`: the number of other people who wait. */
  seek: { waiting: string; roomId: string };
  keepSeeking: { waiting: string; roomId: string };
  askRematch: { roomId: string };
  answerRematch: { roomId: string };
};
