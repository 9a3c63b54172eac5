import { audienceVotes, tallyVotes, topicPath } from '@rostrum/domain';
import { getOne, type Unit } from '../port/documents.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import type { RoomStore } from '../store/room-store.ts';
import { countVerdict } from '../store/topic-counts.ts';

/**
 * Reads the votes of a debate. The returned function stores their count, for the topic too; without votes it stores nothing. A
 * repeated count adds nothing to the topic.
 */
export async function votesToCount(
  unit: Unit,
  store: RoomStore,
  { id, room }: StoredRoom,
): Promise<() => void> {
  const votes = audienceVotes(room.debate, await store.responses.readVotes(id));
  if (votes.length === 0) return () => {};
  const topicId = room.tally === null ? room.topicId : undefined;
  const topic = topicId === undefined ? undefined : await getOne(unit, topicPath(topicId));
  const tally = tallyVotes(votes);
  return () => {
    store.putTally(id, tally);
    if (topic?.fields && tally.gained) countVerdict(unit, topic.id, tally.gained);
  };
}
