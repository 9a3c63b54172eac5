import * as z from 'zod/mini';

export const noticesPath = (uid: string) => `people/${uid}/notices`;
export const noticePath = (uid: string, id: string) => `${noticesPath(uid)}/${id}`;

export const noticeKindSchema = z.enum([
  'invited',
  'accepted',
  'declined',
  'withdrawn',
  'followed',
  'reportDecided',
  'reported',
  'topicReportDecided',
  'topicReported',
]);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** `people/{uid}/notices/{id}`: something that happened and concerns this person. Read by them alone. */
export const noticeSchema = z.object({
  kind: noticeKindSchema,
  /** Whom it is from; empty where the house says it. */
  fromUid: z.string(),
  fromName: z.string(),
  fromPhotoURL: z.string(),
  roomId: z.nullable(z.string()),
  motion: z.nullable(z.string()),
  invitationId: z.nullable(z.string()),
  /** The words of who decided about a report; empty for the others. */
  note: z.string(),
  atMs: z.number(),
  readAtMs: z.nullable(z.number()),
});
export type NoticeDocument = z.infer<typeof noticeSchema>;
export type Notice = NoticeDocument & { id: string };
