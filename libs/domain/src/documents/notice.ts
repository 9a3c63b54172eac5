import * as z from 'zod/mini';
import { ms, name, url, words } from '../bounds.ts';
import { uidSchema, roomIdSchema, invitationIdSchema, nobodyOr, keySchema } from '../contracts/ids.ts';

export const noticesPath = (uid: string) => `people/${uid}/notices`;
export const noticePath = (uid: string, id: string) => `${noticesPath(uid)}/${id}`;

/**
 * `reportDecided`: what one reported was decided; `reported`: what one wrote, or one's profile or account, is concerned;
 * `appealDecided`: one's appeal was; `messageHidden`: a host hid one's message.
 */
const noticeKindSchema = z.enum([
  'invited',
  'accepted',
  'declined',
  'withdrawn',
  'followed',
  'reportDecided',
  'reported',
  'appealDecided',
  'messageHidden',
]);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** `people/{uid}/notices/{id}`: something that happened and concerns this person. Read by them alone. */
export const noticeSchema = z.object({
  kind: noticeKindSchema,
  /** Whom it is from; empty where the house says it. */
  fromUid: nobodyOr(uidSchema),
  fromName: name,
  fromPhotoURL: url,
  roomId: z.nullable(roomIdSchema),
  motion: z.nullable(words),
  invitationId: z.nullable(invitationIdSchema),
  /** The words of who decided about a report; empty for the others. */
  note: words,
  /** The decision that it tells of; null for the others. */
  decisionId: z._default(z.nullable(keySchema), null),
  /** The number of the report that was decided; null for the others. */
  receipt: z._default(z.nullable(name), null),
  atMs: ms,
  readAtMs: z.nullable(ms),
});
export type NoticeDocument = z.infer<typeof noticeSchema>;
export type Notice = NoticeDocument & { id: string };
