import { accept, debaterIds, decide, LIMITS, refuse, seatTakenBy, type RoomDocument } from '@rostrum/domain';
import { openRoom } from '../../access/access.ts';
import type { RoomHandler } from '../../access/context.ts';
import { putSeeker, removeSeeker, SeekerStore } from '../../store/seeker-store.ts';

/**
 * Leaves a room in which nobody else is: the matched person did not come in time, or gave up their seat before the
 * start. The room is called off, and the person who came is back in the queue, in the place they had.
 */
export const seekAgain: RoomHandler<'seekAgain'> = async (context, { roomId }) => {
  const { uid, atMs, unit, store } = context;
  const opened = await openRoom(context, 'seekAgain', roomId);
  if (!opened.ok) return opened;
  const { room } = opened.value;
  const seekers = new SeekerStore(unit);
  const mine = await seekers.read(uid);
  if (!seatTakenBy(room.debate, uid) || mine?.roomId !== roomId) return refuse('not-matched');
  const refusal = whyStay(room, uid, atMs);
  if (refusal) return refuse(refusal);
  const closed = decide(room.debate, { type: 'sweep', by: 'clock' }, atMs);
  if (!closed.ok) return closed;
  const missing = (room.meeting?.awaited ?? []).filter((other) => other !== uid);
  const theirs = await Promise.all(missing.map((other) => seekers.read(other)));
  for (const one of theirs) if (one?.roomId === roomId) removeSeeker(unit, one.uid);
  const { room: after } = store.commit(opened.value, closed.value);
  putSeeker(unit, { ...mine, state: 'waiting', roomId: null, beatAtMs: atMs, wasMissed: true });
  return accept({ answer: {}, clock: { roomId, before: room.debate, after: after.debate } });
};

function whyStay({ debate, meeting }: RoomDocument, uid: string, atMs: number) {
  if (!meeting) return 'not-matched';
  if (debate.phase !== 'readyCheck' && debate.phase !== 'lobby') return 'wrong-phase';
  const others = debaterIds(debate).filter((other) => other !== uid);
  const isAwaited = others.some((other) => meeting.awaited.includes(other));
  if (others.length > 0 && !isAwaited) return 'they-are-here';
  const isEarly = atMs < meeting.atMs + LIMITS.meetSeconds * 1_000;
  return isAwaited && isEarly ? 'wait-for-them' : undefined;
}
