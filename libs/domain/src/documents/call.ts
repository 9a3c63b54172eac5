import * as z from 'zod/mini';
import { longText, ms, words } from '../bounds.ts';
import { roomIdSchema } from '../ids.ts';
import { actSchema } from './intervention.ts';

export const callsPath = (uid: string) => `people/${uid}/calls`;
export const callPath = (uid: string, roomId: string) => `${callsPath(uid)}/${roomId}`;

/**
 * `people/{uid}/calls/{roomId}`: the moderator needs this host in a room now, wherever they are. One per room, the
 * latest; deleted once it is answered.
 */
export const callSchema = z.object({
  roomId: roomIdSchema,
  motion: words,
  act: actSchema,
  says: longText,
  atMs: ms,
});
export type CallDocument = z.infer<typeof callSchema>;
export type Call = CallDocument & { id: string };
