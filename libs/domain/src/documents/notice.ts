import * as z from 'zod/mini';
import { ms, name, url, words } from '../bounds.ts';
import { LIMITS } from '../limits.ts';
import { uidSchema, roomIdSchema, invitationIdSchema, nobodyOr, keySchema } from '../ids.ts';

export const noticesPath = (uid: string) => `people/${uid}/notices`;
export const noticePath = (uid: string, id: string) => `${noticesPath(uid)}/${id}`;

/**
 * `topicPublished`, `topicRefused`: the house decided about a topic of theirs that waited; `reportDecided`: the recipient's report was decided; `reported`: a decision concerns what they wrote, their profile
 * or their account; `appealDecided`: their appeal was decided; `messageHidden`: a host hid their message;
 * `rematchAsked`, `rematchTaken`: the other side offers another debate, or takes the offer; `chairGiven`: the host of a debate has
 * gone, and they host it now; `mailRefused`: our e-mail to their address came back.
 *
 * By correspondence `readyCheck` (everybody has a seat), `yourTurn`, `stepEnding` (their turn ends soon), `answered`, `reportReady`, and for
 * judges `ballotDue`.
 */
const noticeKindSchema = z.enum([
  'invited',
  'accepted',
  'declined',
  'withdrawn',
  'followed',
  'reportDecided',
  'reported',
  'topicPublished',
  'topicRefused',
  'appealDecided',
  'messageHidden',
  'readyCheck',
  'yourTurn',
  'stepEnding',
  'answered',
  'ballotDue',
  'reportReady',
  'rematchAsked',
  'rematchTaken',
  'mailRefused',
  'chairGiven',
]);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** `people/{uid}/notices/{id}`: something that happened and concerns this person. Read by them alone. */
export const noticeSchema = z.object({
  kind: noticeKindSchema,
  /** The sender; empty if the house sent it. */
  fromUid: nobodyOr(uidSchema),
  fromName: name,
  fromPhotoURL: url,
  roomId: z.nullable(roomIdSchema),
  motion: z.nullable(words),
  invitationId: z.nullable(invitationIdSchema),
  /** The decider's words about a report, or the address that refused a letter; empty for the other kinds. */
  note: words,
  /** The decision that it announces; null for the other kinds. */
  decisionId: z._default(z.nullable(keySchema), null),
  /** The number of the decided report; null for the other kinds. */
  receipt: z._default(z.nullable(name), null),
  /** The end of the turn that it announces; null for the other kinds. */
  endsAtMs: z._default(z.nullable(ms), null),
  atMs: ms,
  readAtMs: z.nullable(ms),
});
export type NoticeDocument = z.infer<typeof noticeSchema>;
export type Notice = NoticeDocument & { id: string };

/** A notice that nobody has read; parts that are not given are empty. */
export function newNotice(
  notice: Pick<NoticeDocument, 'kind'> & Partial<NoticeDocument>,
  atMs: number,
): NoticeDocument {
  return {
    fromUid: '',
    fromName: '',
    fromPhotoURL: '',
    roomId: null,
    motion: null,
    invitationId: null,
    note: '',
    decisionId: null,
    receipt: null,
    endsAtMs: null,
    ...notice,
    atMs,
    readAtMs: null,
  };
}

/** When the database removes it. */
export function noticeExpiry(atMs: number): Date {
  return new Date(atMs + LIMITS.noticesKeptDays * LIMITS.daySeconds * 1_000);
}

/** The id of a notice, by the kind of event and its subject: each is told once. */
export const noticeId = (kind: NoticeKind, about: string) => `${kind}-${about}`;
