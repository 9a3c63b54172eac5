import {
  accept,
  FORMATS,
  invitationPath,
  invitationSchema,
  isFinished,
  isOpenInvitation,
  LIMITS,
  nameOfProfile,
  noticeId,
  refuse,
  type InvitationDocument,
  type PeopleRefusal,
  type Profile,
  type Result,
  DEFAULT_PACE,
} from '@rostrum/domain';
import { createRoom, idFor, RoomStore, type StoredRoom } from '@rostrum/rooms';
import { judgeFloor } from '../meaning/judge-floor.ts';
import { roomStoreIn, unitIn } from '../documents/firestore-unit.ts';
import { caseFile } from '../bank/case-file.ts';
import { chance } from '../rooms/chance.ts';
import type { PeopleContext, PeopleHandler } from './context.ts';
import { from, tell } from './notices.ts';
import { ownProfile, reachable } from './reach.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

const HOUR_MS = 3_600_000;

/** Opens a room for two and invites a person to the other side; the invitation waits for a day. */
export const challenge: PeopleHandler<'challenge'> = async (context, { uid: to, ...wish }) => {
  const ready = await mayInvite(context, to);
  if (!ready.ok) return ready;
  const { db, tx, commandId, uid } = context;
  const unit = unitIn(db, tx);
  const store = RoomStore.in(unit);
  const command = { ...wish, type: 'create', strictness: 'standard', pace: DEFAULT_PACE } as const;
  const opened = await createRoom(
    { ...context, isModerator: false, store, unit, chance, judge: judgeFloor, caseFile },
    command,
  );
  if (!opened.ok) return refuse(opened.refusal);
  const { roomId = '', code = '' } = opened.value.answer;
  const invitationId = idFor(uid, `challenge-${commandId}`);
  const { side, motion } = wish;
  const other = side === 'any' ? null : side === 'for' ? 'against' : 'for';
  const { formatId } = wish;
  const formatName = FORMATS.get(formatId)?.name ?? '';
  ready.value.send(invitationId, { kind: 'challenge', roomId, motion, formatName, formatId, side: other });
  return accept({ answer: { invitationId, roomId, code } });
};

/** Invites somebody into a room in which the caller hosts or debates. */
export const invite: PeopleHandler<'invite'> = async (context, { uid: to, roomId }) => {
  const { db, tx } = context;
  const stored = await roomStoreIn(db, tx).read(roomId);
  const open = mayInviteInto(stored, context.uid, to);
  if (!open.ok) return open;
  const invitationId = idFor(roomId, to);
  const before = await tx.get(db.doc(invitationPath(invitationId)));
  const earlier = readIfReadable(invitationSchema, before);
  if (earlier && isOpenInvitation(earlier, context.atMs)) {
    return refuse('already-invited');
  }
  const ready = await mayInvite(context, to);
  if (!ready.ok) return ready;
  const { motion, debate } = open.value.room;
  const { name: formatName, id: formatId } = debate.format;
  ready.value.send(invitationId, { kind: 'invite', roomId, motion, formatName, formatId, side: null });
  return accept({ answer: { invitationId } });
};

function mayInviteInto(
  stored: StoredRoom | undefined,
  uid: string,
  to: string,
): Result<StoredRoom, PeopleRefusal> {
  if (!stored) return refuse('room-unknown');
  const { peopleIds, debate } = stored.room;
  if (!peopleIds.includes(uid)) return refuse('not-your-room');
  if (isFinished(debate) || debate.phase === 'cancelled') return refuse('room-over');
  if (peopleIds.includes(to)) return refuse('already-in');
  return debate.removed.includes(to) ? refuse('cannot-join') : accept(stored);
}

type About = Pick<InvitationDocument, 'kind' | 'roomId' | 'motion' | 'formatName' | 'formatId' | 'side'>;
type Ready = { send(invitationId: string, about: About): void };

/** Whether this person may be invited now. `send` writes, after the transaction's reads. */
async function mayInvite(context: PeopleContext, to: string): Promise<Result<Ready, PeopleRefusal>> {
  const guest = await reachable(context, to);
  if (!guest.ok) return guest;
  const host = await ownProfile(context);
  return accept({
    send: (invitationId, about) => send(context, { invitationId, about, to, guest: guest.value, host }),
  });
}

type PendingInvitation = { invitationId: string; about: About; to: string; guest: Profile; host: Profile };

function send(context: PeopleContext, { invitationId, about, to, guest, host }: PendingInvitation): void {
  const { db, tx, uid, atMs } = context;
  const invitation: InvitationDocument = {
    ...about,
    from: uid,
    fromName: nameOfProfile(host),
    fromPhotoURL: host.photoURL,
    to,
    toName: nameOfProfile(guest),
    state: 'open',
    atMs,
    expiresAtMs: atMs + LIMITS.invitationHours * HOUR_MS,
  };
  tx.set(db.doc(invitationPath(invitationId)), invitation);
  const { roomId, motion } = about;
  const id = noticeId('invited', invitationId);
  tell(context, to, { id, kind: 'invited', ...from(uid, host), roomId, motion, invitationId });
}
