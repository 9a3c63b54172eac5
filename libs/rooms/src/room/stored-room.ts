import {
  countsSchema,
  debateWithCounts,
  dueAtMs,
  evolveAll,
  moderatorSchema,
  peopleIdsOf,
  roomSchema,
  statusOf,
  own,
  type Counts,
  type DebateEvent,
  type DebateState,
  type Heard,
  type ModeratorRecord,
  type Pulse,
  type RoomDocument,
} from '@rostrum/domain';
import { EMPTY_PULSE, EMPTY_RECORD } from '@rostrum/moderator';
import type { Snapshot, Version } from '../port/documents.ts';
import { readIfReadable, readStored } from '../port/read-stored.ts';

/**
 * A stored room: its document with the counts that every message changes, and the moderator's memory. It includes
 * the time of the last write of room and counts, so that a decision is stored only if they are unchanged.
 */
export type StoredRoom = {
  id: string;
  room: RoomDocument;
  memory: Memory;
  roomAt: Version | undefined;
  countsAt: Version | undefined;
};

/** The moderator's memory without the ledger. `recordVersion` changes with the record, so the counts change too. */
export type Memory = {
  pulse: Pulse;
  record: ModeratorRecord;
  heard: readonly Heard[];
  recordVersion: number;
  /** The people whose dictated words are shown as captions. */
  captioned: readonly string[];
};

export const EMPTY_MEMORY: Memory = {
  pulse: EMPTY_PULSE,
  record: EMPTY_RECORD,
  heard: [],
  recordVersion: 0,
  captioned: [],
};

/** Assembles a room from its documents. A newly staged room has no other documents yet. */
export function storedRoom(room: Snapshot, counts: Snapshot, moderator?: Snapshot): StoredRoom | undefined {
  const document = readStored(roomSchema, room);
  if (!document) return undefined;
  const counted = readStored(countsSchema, counts);
  return {
    id: room.id,
    room: counted ? { ...document, debate: debateWithCounts(document, counted) } : document,
    memory: {
      pulse: counted?.pulse ?? EMPTY_PULSE,
      record: readIfReadable(moderatorSchema, moderator) ?? EMPTY_RECORD,
      heard: counted?.heard ?? [],
      recordVersion: counted?.recordVersion ?? 0,
      captioned: counted?.captioned ?? [],
    },
    roomAt: room.version,
    countsAt: counts.version,
  };
}

/** The room after some events: its debate, and the fields for lists and rules. */
export function withEvents(room: RoomDocument, events: readonly DebateEvent[]): RoomDocument {
  const debate = evolveAll(room.debate, events);
  const peopleIds = peopleIdsOf(debate);
  const people = Object.fromEntries(
    [...new Set([...peopleIds, ...heardOrWaiting(debate)])].flatMap((uid) => {
      const person = own(room.people, uid);
      return person ? [[uid, person]] : [];
    }),
  );
  return {
    ...room,
    hostId: debate.hostId,
    debate,
    status: statusOf(debate),
    peopleIds,
    people,
    dueAtMs: dueAtMs(debate, room.opensAtMs),
    startedAtMs: room.startedAtMs ?? events.find((event) => event.type === 'stepStarted')?.atMs ?? null,
    endedAtMs: 'endedAtMs' in debate ? debate.endedAtMs : null,
  };
}

/** The counts that every message changes. They are stored beside the room, so its listeners hear of a message once. */
export function countsIn({ seq, atMs, spoken, ...state }: DebateState, memory: Memory): Counts {
  const { pulse, heard, recordVersion, captioned } = memory;
  const used = 'floor' in state ? state.floor.used : {};
  return { seq, atMs, spoken, used, pulse, heard: [...heard], recordVersion, captioned: [...captioned] };
}

/** Whether events move only the counts: words on the floor, or changed words. */
export function moveOnlyCounts(events: readonly DebateEvent[]): boolean {
  return events.every((event) => (event.type === 'spoke' && event.as !== 'poi') || event.type === 'edited');
}

/** People who spoke, gave up a seat or the chair, wait for a turn or have one: the room shows their names. */
function heardOrWaiting(debate: DebateState): string[] {
  const { spoken, formerDebaters, formerHost } = debate;
  const heard = [
    ...Object.keys(spoken),
    ...Object.keys(formerDebaters),
    ...(formerHost ? [formerHost.uid] : []),
  ];
  if (!('floor' in debate)) return heard;
  const { queue, turn } = debate.floor;
  return [...heard, ...queue, ...(turn ? [turn.uid] : [])];
}
