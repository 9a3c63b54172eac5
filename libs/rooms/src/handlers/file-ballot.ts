import { accept, decide } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';
import { withDecision } from './panel-decision.ts';

/** Stores a judge's ballot, which only its author can read. The last one makes the decision, and everybody reads them all. */
export const fileBallot: RoomHandler<'fileBallot'> = async (context, { roomId, ballot, reason }) => {
  const { uid: by, atMs, store } = context;
  const opened = await openRoom(context, 'fileBallot', roomId);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const before = stored.room.debate;
  const decision = decide(before, { type: 'fileBallot', by, ballot }, atMs);
  if (!decision.ok) return decision;
  const filed = { by, atMs, ballot: { ...ballot, reason } };
  const made = await withDecision(store, stored, decision.value, filed);
  store.judging.putBallot(roomId, filed);
  if (made.decision) store.judging.putDecision(roomId, made.decision);
  const { room: after } = store.commit(stored, made.events);
  return accept({ answer: {}, clock: { roomId, before, after: after.debate, practice: after.practice } });
};
