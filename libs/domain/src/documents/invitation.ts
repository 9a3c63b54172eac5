import * as z from 'zod/mini';
import { ms, name, url, words } from '../bounds.ts';
import { uidSchema, roomIdSchema, stepIdSchema } from '../ids.ts';
import { sideSchema } from '../debate/format.ts';

export const INVITATIONS = 'invitations';
export const invitationPath = (id: string) => `${INVITATIONS}/${id}`;

const invitationStateSchema = z.enum(['open', 'accepted', 'declined', 'withdrawn']);

/** `invitations/{id}`: one person invites another into a room. Both can read it. */
export const invitationSchema = z.object({
  /** `challenge`: the room was opened for it. */
  kind: z.enum(['challenge', 'invite']),
  from: uidSchema,
  fromName: name,
  fromPhotoURL: url,
  to: uidSchema,
  toName: name,
  roomId: roomIdSchema,
  motion: words,
  formatName: name,
  /** Absent in invitations from before they had it. */
  formatId: z.optional(stepIdSchema),
  /** The side of the offered seat; null if the room decides. */
  side: z.nullable(sideSchema),
  state: invitationStateSchema,
  atMs: ms,
  expiresAtMs: ms,
});
export type InvitationDocument = z.infer<typeof invitationSchema>;
export type Invitation = InvitationDocument & { id: string };

/** Whether it can still be answered. */
export function isOpenInvitation({ state, expiresAtMs }: InvitationDocument, nowMs: number): boolean {
  return state === 'open' && nowMs < expiresAtMs;
}
