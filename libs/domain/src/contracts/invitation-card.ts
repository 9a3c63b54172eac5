import * as z from 'zod/mini';
import { name, words } from '../bounds.ts';
import { sideSchema } from '../debate/format.ts';
import { roomCodeSchema } from './rooms.ts';

/** The code of a debate, from the link of an invitation. */
export const invitationCardInput = z.object({ code: roomCodeSchema });

/**
 * What a link with a code says before its reader signs in: who invites them to what. The code is the right to know
 * this much, even of a private debate, and no more.
 */
export const invitationCardSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    hostName: name,
    motion: words,
    formatName: name,
    /** The sides with a free seat. */
    freeSides: z.array(sideSchema),
  }),
  /** The debate has ended, or was called off. */
  z.object({ state: z.literal('over') }),
  z.object({ state: z.literal('unknown') }),
]);
export type InvitationCard = z.infer<typeof invitationCardSchema>;
