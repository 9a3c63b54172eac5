import {
  countsSchema,
  debaterIds,
  dueAtMs,
  evolveAll,
  roomSchema,
  statusOf,
  type Counts,
  type DebateEvent,
  type DebateState,
  type RoomDocument,
} from '@rostrum/domain';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/**
 * A room as it was found: its document with the counts that every message moves, and when either was last written, so
 * that what is decided on it is stored only if it is still so.
 */
export type StoredRoom = {
  id: string;
  room: RoomDocument;
  roomAt: Timestamp | undefined;
  countsAt: Timestamp | undefined;
};

/** Puts the two documents of a room together. A room that was just staged has no counts beside it yet. */
export function storedRoom(room: DocumentSnapshot, counts: DocumentSnapshot): StoredRoom | undefined {
  if (!room.exists) return undefined;
  const document = roomSchema.parse(room.data());
  return {
    id: room.id,
    room: counts.exists ? withCounts(document, countsSchema.parse(counts.data())) : document,
    roomAt: room.updateTime,
    countsAt: counts.updateTime,
  };
}

/** The room after some events: its debate, and everything that lists and rules read off it. */
export function withEvents(room: RoomDocument, events: readonly DebateEvent[]): RoomDocument {
  const debate = evolveAll(room.debate, events);
  const peopleIds = [...new Set([room.hostId, ...debaterIds(debate)])];
  const people = Object.fromEntries(
    [...new Set([...peopleIds, ...heardOrWaiting(debate)])].flatMap((uid) => {
      const person = room.people[uid];
      return person ? [[uid, person]] : [];
    }),
  );
  return {
    ...room,
    debate,
    status: statusOf(debate),
    peopleIds,
    people,
    dueAtMs: dueAtMs(debate, room.opensAtMs),
    startedAtMs: room.startedAtMs ?? events.find((event) => event.type === 'stepStarted')?.atMs ?? null,
    endedAtMs: 'endedAtMs' in debate ? debate.endedAtMs : null,
  };
}

/** What every message moves, kept beside the room so that its listeners hear of a message once. */
export function countsIn({ seq, atMs, spoken, ...state }: DebateState): Counts {
  return { seq, atMs, spoken, used: 'floor' in state ? state.floor.used : {} };
}

/** Whether events move nothing but the counts: words on the floor, or words changed. */
export function moveOnlyCounts(events: readonly DebateEvent[]): boolean {
  return events.every((event) => (event.type === 'spoke' && event.as !== 'poi') || event.type === 'edited');
}

function withCounts(room: RoomDocument, { seq, atMs, spoken, used }: Counts): RoomDocument {
  const debate = { ...room.debate, seq, atMs, spoken };
  return { ...room, debate: 'floor' in debate ? { ...debate, floor: { ...debate.floor, used } } : debate };
}

/** Whoever spoke, gave up a seat, waits for a turn or has one: the room shows their names. */
function heardOrWaiting(debate: DebateState): string[] {
  const heard = [...Object.keys(debate.spoken), ...Object.keys(debate.formerDebaters)];
  if (!('floor' in debate)) return heard;
  const { queue, turn } = debate.floor;
  return [...heard, ...queue, ...(turn ? [turn.uid] : [])];
}
