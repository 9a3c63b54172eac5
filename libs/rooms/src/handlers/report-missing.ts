import { accept, decide, isGathering, LIMITS, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import { OVERDUE_MS } from '../store/member-store.ts';
import { readPresent, storeNewHost } from './hand-on.ts';

const HOST_AWAY_MS = LIMITS.reconnectSeconds * 1_000;

/** A browser reports that a debater is gone, or the host of a debate that has not begun; the stored heartbeat decides. */
export const reportMissing: RoomHandler<'reportMissing'> = async (context, { roomId, uid: missing }) => {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'reportMissing', roomId);
  if (!opened.ok) return opened;
  const { debate: before, hostId } = opened.value.room;
  const isOfHost = missing === hostId && isGathering(before);
  const present = isOfHost ? await readPresent(context, opened.value) : [];
  const decision = decide(before, { type: 'reportMissing', by: uid, uid: missing, present }, atMs);
  if (!decision.ok) return decision;
  const member = await store.members.read(roomId, missing);
  const dueAtMs = isOfHost
    ? hostDueAtMs(opened.value, member?.lastSeenAtMs)
    : (member?.lastSeenAtMs ?? 0) + OVERDUE_MS;
  if (atMs < dueAtMs) return refuse('still-here');
  const { debate: after, practice } = await storeNewHost(context, opened.value, decision.value);
  return accept({ answer: {}, clock: { roomId, before, after, practice } });
};

/** A host may be away as long as a debater, and does not have to be there before the debate opens. */
function hostDueAtMs({ room }: StoredRoom, lastSeenAtMs = 0): number {
  return Math.max(lastSeenAtMs, room.opensAtMs ?? 0) + HOST_AWAY_MS;
}
