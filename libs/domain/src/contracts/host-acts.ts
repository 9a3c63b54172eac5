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
  'host-debates': 'You have a part in this debate, so you hide nothing in it. Call the house instead.',
  'said-unknown': 'Those words are not there any more, or they are hidden already.',
  'said-not-hidden': 'You have not hidden those words.',
  'own-words': 'Those words are your own.',
  'appeal-won': 'The author appealed and the words were shown again. If they have to go, call the house.',
  'reports-paused':
    'Several of your reports were plainly unfounded, so new ones wait for a while. You can appeal those decisions.',
} as const;
