import {
  accept,
  decide,
  invitationPath,
  invitationSchema,
  isFinished,
  isOpenInvitation,
  noticeId,
  noticePath,
  refuse,
  type DebateState,
  type InvitationDocument,
  type NoticeKind,
  type PeopleRefusal,
  type Profile,
  type Result,
} from '@rostrum/domain';
import { openRoom } from '@rostrum/rooms';
import { roomStoreIn } from '../documents/firestore-unit.ts';
import { done, type PeopleContext, type PeopleHandler } from './context.ts';
import { from, tell } from './notices.ts';
import { ownProfile } from './reach.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** This area's names for the room's refusals. */
const REFUSED: Partial<Record<string, PeopleRefusal>> = {
  removed: 'removed',
  'cannot-join': 'invitation-over',
};

/**
 * Enters the room, even a private one. A challenged person takes the offered seat if it is still free, and watches
 * otherwise.
 */
export const acceptInvitation: PeopleHandler<'acceptInvitation'> = async (context, { invitationId }) => {
  const { db, tx, uid, atMs } = context;
  const open = await openInvitation(context, invitationId, 'to');
  if (!open.ok) return open;
  const { roomId, from: hostId } = open.value;
  const store = roomStoreIn(db, tx);
  const opened = await openRoom({ uid, store }, 'acceptInvitation', roomId);
  if (!opened.ok) return refuse(REFUSED[opened.refusal] ?? 'room-over');
  const stored = opened.value;
  if (isFinished(stored.room.debate) || stored.room.debate.phase === 'cancelled') return refuse('room-over');
  if (await store.isKeptApart(uid, [hostId])) return refuse('invitation-over');
  const isIn = await store.members.has(roomId, uid);
  const me = await ownProfile(context);
  const person = { displayName: from(uid, me).fromName, photoURL: me.photoURL };
  if (!isIn) store.members.add(roomId, uid, person, atMs);
  answer(context, { invitationId, invitation: open.value, me, kind: 'accepted', to: hostId });
  const before = stored.room.debate;
  const seat = seatFor(before, open.value);
  const seated =
    seat === undefined ? undefined : decide(before, { type: 'takeSeat', by: uid, seatId: seat }, atMs);
  if (!seated?.ok) return accept({ answer: { roomId } });
  const people = { ...stored.room.people, [uid]: person };
  const { room } = store.commit(stored, seated.value, { people });
  return accept({ answer: { roomId }, clock: { roomId, before, after: room.debate } });
};

export const declineInvitation: PeopleHandler<'declineInvitation'> = async (context, { invitationId }) => {
  const open = await openInvitation(context, invitationId, 'to');
  if (!open.ok) return open;
  const me = await ownProfile(context);
  answer(context, { invitationId, invitation: open.value, me, kind: 'declined', to: open.value.from });
  return done();
};

/** Withdraws an invitation, and removes the other person's notice about it. */
export const withdrawInvitation: PeopleHandler<'withdrawInvitation'> = async (context, { invitationId }) => {
  const { db, tx } = context;
  const open = await openInvitation(context, invitationId, 'from');
  if (!open.ok) return open;
  tx.update(db.doc(invitationPath(invitationId)), { state: 'withdrawn' });
  tx.delete(db.doc(noticePath(open.value.to, noticeId('invited', invitationId))));
  return done();
};

/** An invitation to (or from) the caller that is still open. Others do not learn that it exists. */
async function openInvitation(
  { db, tx, uid, atMs }: PeopleContext,
  invitationId: string,
  as: 'from' | 'to',
): Promise<Result<InvitationDocument, PeopleRefusal>> {
  const snapshot = await tx.get(db.doc(invitationPath(invitationId)));
  const stored = readIfReadable(invitationSchema, snapshot);
  if (stored?.[as] !== uid) return refuse('invitation-unknown');
  return isOpenInvitation(stored, atMs) ? accept(stored) : refuse('invitation-over');
}

type Answered = {
  invitationId: string;
  invitation: InvitationDocument;
  me: Profile;
  kind: Extract<NoticeKind, 'accepted' | 'declined'>;
  to: string;
};

function answer(context: PeopleContext, { invitationId, invitation, me, kind, to }: Answered): void {
  const { db, tx, uid } = context;
  const { roomId, motion } = invitation;
  tx.update(db.doc(invitationPath(invitationId)), { state: kind });
  tx.delete(db.doc(noticePath(uid, noticeId('invited', invitationId))));
  tell(context, to, {
    id: noticeId(kind, invitationId),
    kind,
    ...from(uid, me),
    roomId,
    motion,
    invitationId,
  });
}

/** The first free seat on the offered side; none for an invitation to watch. */
function seatFor({ format, seats }: DebateState, { kind, side }: InvitationDocument): string | undefined {
  if (kind === 'invite') return undefined;
  return format.seats.find((seat) => !seats[seat.id] && (side === null || seat.side === side))?.id;
}
