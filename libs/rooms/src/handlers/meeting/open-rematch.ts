import {
  accept,
  isByCorrespondence,
  isForTwo,
  noticeId,
  opposite,
  otherSide,
  refuse,
  rematchOf,
  OPPONENT_UID,
  type Practice,
  type Rematch,
  type RoomDocument,
} from '@rostrum/domain';
import type { Handled, RoomContext } from '../../access/context.ts';
import { idFor } from '../../room/command-id.ts';
import { setUpRoom, type Seated } from '../set-up-room.ts';
import type { StoredRoom } from '../../room/stored-room.ts';
import { hostsEnough } from '../../store/open-public-rooms.ts';
import { stillHere } from '../../store/person.ts';
import { SeekerStore } from '../../store/seeker-store.ts';
import { tell, untell } from '../../store/notice-store.ts';
import { publishedTopicOf } from '../create-room.ts';
import { practiceFor } from '../practice.ts';

/** Opens the room of an offer that both sides want. The offer determines its id, so that it opens once. */
export async function openRematch(
  context: RoomContext,
  stored: StoredRoom,
  rematch: Rematch,
): Promise<Handled> {
  const { uid, atMs, store, unit } = context;
  if (await new SeekerStore(unit).isSuspended(rematch.by, atMs)) return refuse('rematch-over');
  const { room } = stored;
  const isFull = room.visibility === 'public' && (await hostsEnough(unit, rematch.by));
  const topic = await publishedTopicOf(unit, rematch.other ? rematch.other.topicId : room.topicId);
  const roomId = idFor(stored.id, `rematch-${rematch.atMs}`);
  const { format, seated } = rematchOf(room.debate);
  const here = await stillHere(
    unit,
    seated.map((one) => one.uid),
  );
  if (!here.includes(rematch.by)) return refuse('rematch-over');
  const made = await setUpRoom(context, {
    roomId,
    format,
    seated: seated.filter((one) => here.includes(one.uid)),
    wished: {
      ...sameAs(room),
      motion: rematch.other?.motion ?? room.motion,
      ...(topic && { topicId: topic.id }),
      // A host of ten public debates opens the next one for people with its link.
      visibility: isFull ? 'unlisted' : room.visibility,
      hostId: rematch.by,
    },
  });
  if (!made.ok) return made;
  store.commit(stored, [], { rematch: { ...rematch, state: 'taken', roomId } });
  const motion = rematch.other?.motion ?? room.motion;
  for (const asked of opposite(room.debate, rematch.by))
    untell(unit, asked, noticeId('rematchAsked', stored.id));
  const told = tell(unit, rematch.by, noticeId('rematchTaken', roomId), {
    kind: 'rematchTaken',
    room: stored,
    leadsTo: roomId,
    by: uid,
    motion,
    atMs,
  });
  return accept({
    answer: { roomId },
    clock: { roomId, before: undefined, after: made.value.debate },
    told: isByCorrespondence(format) ? [told] : [],
  });
}

const sameAs = ({ strictness, language }: RoomDocument) => ({
  strictness,
  ...(language && { language }),
  opensAtMs: null,
});

/** Opens the next debate against the AI opponent, with the sides swapped. */
export async function openPractice(
  context: RoomContext,
  stored: StoredRoom,
  practice: Practice,
  other: Rematch['other'],
): Promise<Handled> {
  const { uid, commandId, unit, caseFile } = context;
  const { room } = stored;
  const motion = other?.motion ?? room.motion;
  const topic = await publishedTopicOf(unit, other ? other.topicId : practice.topicId);
  const { format, seated } = swappedWithOpponent(room, uid, practice);
  if (!isForTwo(format)) return refuse('practice-for-two');
  const mine = seated.find((one) => one.uid === uid)?.seatId ?? '';
  const asked = await practiceFor(
    { motion, visibility: 'private', practice: { level: practice.level } },
    format,
    mine,
    topic,
    caseFile,
  );
  if (!asked.ok) return asked;
  const roomId = idFor(uid, commandId);
  const made = await setUpRoom(context, {
    roomId,
    format,
    seated,
    wished: {
      ...sameAs(room),
      motion,
      ...(asked.value && { practice: asked.value }),
      visibility: 'private',
      hostId: uid,
    },
  });
  if (!made.ok) return made;
  const { debate } = made.value;
  return accept({
    answer: { roomId },
    clock: { roomId, before: undefined, after: debate, practice: asked.value },
  });
}

/** Each of the two on the other's seat; the opponent may have left its own. */
function swappedWithOpponent({ debate }: RoomDocument, uid: string, { opponentSide }: Practice) {
  const seatOn = (side: typeof opponentSide) =>
    debate.format.seats.find((seat) => seat.side === side)?.id ?? '';
  const { format } = rematchOf(debate);
  const seated: Seated[] = [
    { uid, seatId: seatOn(opponentSide) },
    { uid: OPPONENT_UID, seatId: seatOn(otherSide(opponentSide)) },
  ];
  return { format, seated };
}
