/* eslint-disable words/visible -- Sentences for docs/data-model.md and for operators. */
import { replay } from '../debate/evolve.ts';
import { isOpponent } from '../debate/opponent.ts';
import { hasFloor, isFinished, type DebateState } from '../debate/state.ts';
import type { DebateEvent } from '../debate/events.ts';
import { logOf } from '../documents/log.ts';
import {
  countsPath,
  debateWithCounts,
  eventPath,
  memberPath,
  peopleIdsOf,
  statusOf,
} from '../documents/room.ts';
import { canonical } from '../house/house-log.ts';
import type { Breach, Invariant } from './invariant.ts';
import type { Stored, StoredDocuments } from './stored-documents.ts';

type StoredRoom = Stored<'rooms/*'>;

/** What is wrong with each room, as sentences. */
export const eachRoom =
  (look: (room: StoredRoom, documents: StoredDocuments) => readonly string[]): Invariant['check'] =>
  (documents) =>
    documents
      .all('rooms/*')
      .flatMap((room) => look(room, documents).map((what): Breach => ({ path: room.path, what })));

function debateOf({ id, data }: StoredRoom, documents: StoredDocuments): DebateState | undefined {
  const counts = documents.get('rooms/*/server/counts', countsPath(id));
  return counts && debateWithCounts(data, counts.data);
}

function logIn({ id }: StoredRoom, documents: StoredDocuments): DebateEvent[] {
  const events = documents.under('rooms/*/events/*', id).map(({ data }) => data);
  const messages = documents.under('rooms/*/messages/*', id);
  return logOf(
    events,
    messages.map((message) => ({ id: message.id, ...message.data })),
  );
}

function replayed(log: readonly DebateEvent[]): DebateState | undefined {
  try {
    return replay(log);
  } catch {
    return undefined;
  }
}

const gapsIn = eachRoom((room, documents) => {
  const log = logIn(room, documents);
  const debate = debateOf(room, documents);
  const wrong = log.findIndex(({ seq }, index) => seq !== index);
  if (wrong >= 0) return [`number ${wrong} of its log is missing or there twice`];
  const isWhole = !debate || log.length === debate.seq + 1;
  return isWhole ? [] : [`its log has ${log.length} entries, its counts say ${debate.seq + 1}`];
});

const otherStates = eachRoom((room, documents) => {
  const debate = debateOf(room, documents);
  if (!debate) return [];
  const isSame = canonical(replayed(logIn(room, documents)) ?? null) === canonical(debate);
  return isSame ? [] : ['its log replays to another state than the stored one'];
});

const notDerived = eachRoom(({ data }) => {
  const { debate } = data;
  const derived = {
    status: statusOf(debate),
    hostId: debate.hostId,
    peopleIds: peopleIdsOf(debate).toSorted(),
    endedAtMs: 'endedAtMs' in debate ? debate.endedAtMs : null,
  };
  const stored = { ...data, peopleIds: data.peopleIds.toSorted() };
  const fields = Object.entries(derived).filter(
    ([name, value]) => canonical(value) !== canonical(Reflect.get(stored, name)),
  );
  const nameless = derived.peopleIds.filter((uid) => !Object.hasOwn(data.people, uid));
  return [
    ...fields.map(([name]) => `${name} does not follow from its debate`),
    ...nameless.map((uid) => `people does not name ${uid}`),
  ];
});

const strangersInSeats = eachRoom(({ id, data }, documents) =>
  data.peopleIds
    .filter((uid) => !isOpponent(uid) && !isDeleted(documents, uid))
    .filter((uid) => !documents.has(memberPath(id, uid)))
    .map((uid) => `${uid} is no member`),
);

/** Whether a person's account is being deleted, or was. */
export function isDeleted(documents: StoredDocuments, uid: string): boolean {
  return documents.get('profiles/*', `profiles/${uid}`)?.data.isDeleted === true;
}

/** Documents that only a finished debate has. */
const OF_A_FINISHED_DEBATE = [
  'rooms/*/report/debate',
  'rooms/*/report/map',
  'rooms/*/feedback/*',
  'rooms/*/corrections/*',
] as const;

const reportedTooSoon = eachRoom(({ id, data }, documents) => {
  if (isFinished(data.debate)) return [];
  const early = OF_A_FINISHED_DEBATE.flatMap((place) => documents.under(place, id));
  return [
    ...early.map(({ path }) => `${path} is there, and the debate goes on`),
    ...(data.tally ? ['its votes are counted, and the debate goes on'] : []),
  ];
});

const captionsLeft = eachRoom(({ id, data }, documents) => {
  const counts = documents.get('rooms/*/server/counts', countsPath(id));
  return documents
    .under('rooms/*/captions/*', id)
    .filter((caption) => !hasFloor(data.debate) || !counts?.data.captioned?.includes(caption.id))
    .map((caption) => `${caption.id} has a caption that nothing will take away`);
});

const codesAstray: Invariant['check'] = (documents) => {
  const rooms = documents.all('rooms/*').map(({ id, path, data }) => {
    const code = documents.get('roomCodes/*', `roomCodes/${data.code}`);
    return code?.data.roomId === id ? [] : [{ path, what: 'its code does not lead to it' }];
  });
  const codes = documents.all('roomCodes/*').map(({ id, path, data }) => {
    const room = documents.get('rooms/*', `rooms/${data.roomId}`);
    return room?.data.code === id ? [] : [{ path, what: 'it leads to no room with this code' }];
  });
  return [...rooms, ...codes].flat();
};

/** What holds for the record of each debate; everything that it needs is in its room. */
export const RECORD_INVARIANTS: readonly Invariant[] = [
  {
    name: 'log-has-no-gap',
    sentence:
      'The log of a room, its events and the messages that carry a number, counts from 0 without a gap or a repeat, up to the number in its counts.',
    check: gapsIn,
  },
  {
    name: 'log-replays',
    sentence: 'The log of a room replays to its debate with its counts.',
    check: otherStates,
  },
  {
    name: 'event-id-is-its-number',
    sentence: 'The id of an event is its number.',
    check: (documents) =>
      documents
        .all('rooms/*/events/*')
        .filter(({ path, ids, data }) => path !== eventPath(ids[0] ?? '', data.seq))
        .map(({ path, data }) => ({ path, what: `it is number ${data.seq}` })),
  },
  {
    name: 'room-has-counts',
    sentence: 'Every room has its counts.',
    check: eachRoom(({ id }, documents) => (documents.has(countsPath(id)) ? [] : ['it has no counts'])),
  },
  {
    name: 'room-follows-its-debate',
    sentence:
      'The fields `status`, `hostId`, `peopleIds` and `endedAtMs` of a room follow from its debate, and `people` names everybody in `peopleIds`.',
    check: notDerived,
  },
  {
    name: 'caption-has-a-speaker',
    sentence: 'A caption belongs to a running debate, whose counts name its speaker.',
    check: captionsLeft,
  },
];

export const ROOM_INVARIANTS: readonly Invariant[] = [
  {
    name: 'seat-is-a-member',
    sentence:
      'The host, the judges and everybody with a seat are members of the room, except the AI opponent and people who deleted their account.',
    check: strangersInSeats,
  },
  {
    name: 'code-leads-to-its-room',
    sentence: 'The code of a room leads to it, and every code leads to a room with that code.',
    check: codesAstray,
  },
  {
    name: 'report-is-of-a-finished-debate',
    sentence: 'Only a finished debate has a report, a map, feedback, corrections and counted votes.',
    check: reportedTooSoon,
  },
];
