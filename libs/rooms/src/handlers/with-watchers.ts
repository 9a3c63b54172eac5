import { debaterIds, decide, evolveAll, LIMITS, type DebateEvent } from '@rostrum/domain';
import type { RoomStore } from '../store/room-store.ts';
import type { StoredRoom } from '../room/stored-room.ts';

const PRESENT_MS = LIMITS.presentSeconds * 1_000;

/**
 * The events that make everybody ready, plus the event for an audience if somebody entered before. While seats are
 * free, nobody knows who came to debate. Reads one person more than the number of debaters, once in a debate.
 */
export async function withWatchers(
  store: RoomStore,
  { id, room }: StoredRoom,
  events: readonly DebateEvent[],
  atMs: number,
): Promise<readonly DebateEvent[]> {
  const after = evolveAll(room.debate, events);
  const begins =
    room.debate.phase === 'readyCheck' && after.phase !== 'readyCheck' && after.phase !== 'lobby';
  if (!begins || after.hasAudience) return events;
  const benches = new Set([...debaterIds(after), ...Object.keys(after.formerDebaters)]);
  const present = await store.members.readPresent(id, atMs - PRESENT_MS, benches.size + 1);
  const watcher = present.find((uid) => !benches.has(uid));
  const watched = watcher === undefined ? undefined : decide(after, { type: 'watch', by: watcher }, atMs);
  return watched?.ok ? [...events, ...watched.value] : events;
}
