import { accept, decide, LIMITS, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';

const OVERDUE_MS = (LIMITS.heartbeatSeconds + LIMITS.connectionGraceSeconds) * 1_000;

/** A browser reports that a debater is gone; the stored heartbeat decides, not the browser. */
export const reportMissing: RoomHandler<'reportMissing'> = async (context, { roomId, uid: missing }) => {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'reportMissing', roomId);
  if (!opened.ok) return opened;
  const before = opened.value.room.debate;
  const decision = decide(before, { type: 'reportMissing', by: uid, uid: missing }, atMs);
  if (!decision.ok) return decision;
  const member = await store.members.read(roomId, missing);
  if (member && atMs - member.lastSeenAtMs < OVERDUE_MS) return refuse('still-here');
  const { room: after } = store.commit(opened.value, decision.value);
  return accept({ answer: {}, clock: { roomId, before, after: after.debate, practice: after.practice } });
};
