import * as refusals from '@rostrum/words/refusals';
import * as z from 'zod/mini';
import { caseReasonSchema } from '../documents/case-reasons.ts';
import type { CaseSubject } from '../documents/case-subject.ts';
import { explanationSchema, reportTextSchema } from './house.ts';
import { messageIdSchema, roomIdSchema as roomId } from '../ids.ts';

/** Words in a room: a message on the floor, or a line of the backchannel. */
export const saidInRoomSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), messageId: messageIdSchema }),
  z.object({ kind: z.literal('chatLine'), lineId: messageIdSchema }),
]);
export type SaidInRoom = z.infer<typeof saidInRoomSchema>;

/** The same words, as the house identifies them. */
export function subjectSaid(roomId: string, said: SaidInRoom): Extract<CaseSubject, SaidInRoom> {
  return { ...said, roomId };
}

/**
 * What hosts can do about words in their room, in addition to the moderator.
 *
 * - `hideMessage`: a host who does not debate, with the rule and a reason that the author reads; the author can
 *   appeal to the house. `showMessage` takes it back.
 * - `callHouse`: an urgent report to the house, of the room itself (`said` is null) or of words in it.
 */
export const HOST_COMMANDS = [
  z.object({
    type: z.literal('hideMessage'),
    roomId,
    said: saidInRoomSchema,
    ground: caseReasonSchema,
    explanation: explanationSchema,
  }),
  z.object({ type: z.literal('showMessage'), roomId, said: saidInRoomSchema }),
  z.object({
    type: z.literal('callHouse'),
    roomId,
    said: z.nullable(saidInRoomSchema),
    reason: caseReasonSchema,
    text: reportTextSchema,
  }),
] as const;

/** Why not, with the sentence that the host reads. */
export const HOST_REFUSALS = {
  'host-debates': refusals.hostDebates,
  'said-unknown': refusals.saidUnknown,
  'said-not-hidden': refusals.saidNotHidden,
  'own-words': refusals.ownWords,
  'appeal-won': refusals.appealWon,
  'reports-paused': refusals.reportsPaused,
} as const;
