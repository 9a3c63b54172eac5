import { decide, isFinished, LIMITS, type RoomDocument } from '@rostrum/domain';
import { sweepTask, tasksFor, type ScheduledTask } from './clock-tasks.ts';
import type { RoomStore, StoredRoom } from './room-store.ts';

const EMPTY_MS = LIMITS.emptyRoomSeconds * 1_000;

/**
 * Closes a room that nobody has been in for half an hour, or looks again later. A debate by correspondence needs
 * nobody to be there: once it runs, its own deadlines end it; before, it waits as long as its steps last.
 */
export async function sweepRoom(
  store: RoomStore,
  stored: StoredRoom,
  atMs: number,
): Promise<ScheduledTask[]> {
  const { id, room } = stored;
  if (isFinished(room.debate)) return [];
  const again = [sweepTask(id, atMs)];
  if (isPatient(room, atMs)) return again;
  if (await store.isAnybodyThere(id, atMs - EMPTY_MS)) return again;
  const decision = decide(room.debate, { type: 'sweep', by: 'clock' }, atMs);
  if (!decision.ok) return [];
  const after = store.commit(stored, decision.value);
  return tasksFor(id, room.debate, after.debate);
}

/** Whether a room may stand empty: it opens later, or it is played by correspondence. */
function isPatient({ debate, opensAtMs, createdAtMs }: RoomDocument, atMs: number): boolean {
  if (opensAtMs !== null && atMs < opensAtMs + EMPTY_MS) return true;
  if (debate.format.pace !== 'correspondence') return false;
  const waitsUntilMs = (opensAtMs ?? createdAtMs) + LIMITS.correspondenceLobbyDays * 86_400_000;
  return 'floor' in debate || debate.phase === 'verdictVote' || atMs < waitsUntilMs;
}
