import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUICK_CLASH, openDebate, openingState, type RoomDocument } from '@rostrum/domain';
import { aMessage } from '@rostrum/domain/testing';
import type { Source } from '../live/live.ts';
import { forgetTold, tellOfUnreadable } from '../live/report-unreadable.ts';
import { callsSource } from './calls.ts';
import { openAppealsSource } from './appeals.ts';
import { flagsSource } from './flags.ts';
import { hiddenMessagesSource } from './hidden-messages.ts';
import { inOrder } from './floor-record.ts';
import { interventions } from './interventions.ts';
import { heldMessagesSource, shownMessages } from './messages.ts';
import { chatSource } from './backchannel.ts';
import { publicRoomsSource, scheduledRoomsSource } from './live-rooms.ts';
import { membersSource } from './members.ts';
import { myRoomsSource } from './my-rooms.ts';
import { roomSource } from './room.ts';
import { voteSource } from './votes.ts';
import { topicVoteSource } from '../topics/topic-vote.ts';
import { topicsPageSource } from '../topics/topics-page.ts';
import { topicsSource } from '../topics/topics.ts';

/** Firestore's listener under the test's control: the query, and a way to answer. */
const firestore = vi.hoisted(() => ({
  asked: undefined as unknown,
  next: undefined as unknown as (snapshot: unknown) => void,
  stopped: 0,
}));

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => ({
  doc: (_: unknown, path: string) => ({ doc: path }),
  collection: (_: unknown, path: string) => path,
  query: (path: string, ...parts: unknown[]) => [path, ...parts],
  where: (...parts: unknown[]) => ['where', ...parts],
  orderBy: (...parts: unknown[]) => ['orderBy', ...parts],
  limit: (count: number) => ['limit', count],
  startAfter: (...values: unknown[]) => ['startAfter', ...values],
  limitToLast: (count: number) => ['limitToLast', count],
  onSnapshot: (asked: unknown, _options: unknown, next: (snapshot: unknown) => void) => {
    firestore.asked = asked;
    firestore.next = next;
    return () => (firestore.stopped += 1);
  },
}));

const opened = openDebate('ada', QUICK_CLASH, 1_000);
const room: RoomDocument = {
  motion: 'This house would test its queries',
  visibility: 'public',
  strictness: 'standard',
  steelmanGate: false,
  hostId: 'ada',
  code: 'ABC234',
  status: 'open',
  debate: openingState(opened),
  peopleIds: ['ada'],
  people: { ada: { displayName: 'Ada', photoURL: '' } },
  ledger: {},
  tally: null,
  createdAtMs: 1_000,
  opensAtMs: null,
  dueAtMs: null,
  startedAtMs: null,
  endedAtMs: null,
};

function listen<Value>(source: Source<Value>) {
  const values: { value: Value; stale: boolean }[] = [];
  const errors: unknown[] = [];
  const stop = source.listen(
    (value, stale) => values.push({ value, stale }),
    (error) => errors.push(error),
  );
  return { values, errors, stop };
}

const stored = (id: string, data: unknown) => ({
  id,
  ref: { path: `x/${id}` },
  data: () => data,
  exists: () => true,
});
type Documents = [string, unknown][];
const answerWith = (next: (snapshot: unknown) => void, documents: Documents, fromCache = false) =>
  next({
    docs: documents.map(([id, data]) => stored(id, data)),
    empty: documents.length === 0,
    metadata: { fromCache },
  });
const answer = (documents: Documents, fromCache = false) => answerWith(firestore.next, documents, fromCache);

beforeEach(() => (firestore.stopped = 0));

describe('queries to the store', () => {
  it.each<[string, Source<unknown>, unknown]>([
    [
      'public rooms',
      publicRoomsSource('live'),
      [
        'rooms',
        ['where', 'visibility', '==', 'public'],
        ['where', 'status', '==', 'live'],
        ['orderBy', 'createdAtMs', 'desc'],
        ['limit', 50],
      ],
    ],
    [
      'public rooms that are still to open, the next one first',
      scheduledRoomsSource(5_000),
      [
        'rooms',
        ['where', 'visibility', '==', 'public'],
        ['where', 'status', '==', 'open'],
        ['where', 'opensAtMs', '>', 5_000],
        ['orderBy', 'opensAtMs'],
        ['limit', 25],
      ],
    ],
    [
      'the newest lines of a backchannel',
      chatSource('r1', 50),
      ['rooms/r1/backchannel', ['orderBy', 'createdAtMs'], ['limitToLast', 50]],
    ],
    ['the rooms that call somebody', callsSource('ada'), ['people/ada/calls', ['limit', 5]]],
    [
      'my rooms',
      myRoomsSource('ada'),
      [
        'rooms',
        ['where', 'peopleIds', 'array-contains', 'ada'],
        ['orderBy', 'createdAtMs', 'desc'],
        ['limit', 25],
      ],
    ],
    [
      'the shown messages of a room',
      shownMessages('r1').newest,
      [
        'rooms/r1/messages',
        ['where', 'state', '==', 'shown'],
        ['orderBy', 'createdAtMs'],
        ['limitToLast', 50],
      ],
    ],
    [
      'my held messages, nobody else’s',
      heldMessagesSource('r1', 'ada', 10),
      [
        'rooms/r1/messages',
        ['where', 'authorId', '==', 'ada'],
        ['where', 'state', 'in', ['held', 'hidden']],
        ['orderBy', 'createdAtMs'],
        ['limitToLast', 10],
      ],
    ],
    [
      'what the moderator hid, for the host',
      hiddenMessagesSource('r1'),
      ['rooms/r1/messages', ['where', 'state', '==', 'hidden'], ['limit', 10]],
    ],
    [
      'the appeals that nobody has decided',
      openAppealsSource('r1'),
      ['rooms/r1/appeals', ['where', 'verdict', '==', null], ['limit', 20]],
    ],
    [
      'the moderator’s acts to one addressee',
      interventions('r1', 'ada').newest,
      ['rooms/r1/interventions', ['where', 'to', '==', 'ada'], ['orderBy', 'atMs'], ['limitToLast', 3]],
    ],
    ['one of the people of a room', membersSource('r1', ['ada']), { doc: 'rooms/r1/members/ada' }],
    [
      'the moderator’s acts to everybody',
      interventions('r1', 'all').newest,
      ['rooms/r1/interventions', ['where', 'to', '==', 'all'], ['orderBy', 'atMs'], ['limitToLast', 8]],
    ],
    [
      'the flags of a room',
      flagsSource('r1', 50),
      ['rooms/r1/flags', ['orderBy', 'atMs', 'desc'], ['limit', 50]],
    ],
    [
      'topics',
      topicsSource(),
      ['topics', ['where', 'status', '==', 'published'], ['orderBy', 'createdAtMs', 'desc'], ['limit', 100]],
    ],
    [
      'a page of topics',
      topicsPageSource({ sort: 'hot', category: 'Cities', kind: null, words: [] }, { value: 7, id: 't9' }),
      [
        'topics',
        ['where', 'status', '==', 'published'],
        ['where', 'category', '==', 'Cities'],
        ['orderBy', 'hot', 'desc'],
        ['orderBy', '__name__', 'desc'],
        ['startAfter', 7, 't9'],
        ['limit', 12],
      ],
    ],
    [
      'the topics of a search',
      topicsPageSource({ sort: 'top', category: null, kind: 'fact', words: ['ban', 'cars'] }, null),
      [
        'topics',
        ['where', 'status', '==', 'published'],
        ['where', 'words', 'array-contains', 'cars'],
        ['orderBy', 'points', 'desc'],
        ['orderBy', '__name__', 'desc'],
        ['limit', 12],
      ],
    ],
    ['one’s vote on a topic', topicVoteSource('t1', 'cleo'), { doc: 'topics/t1/votes/cleo' }],
  ])('asks for %s, as one document or with a limit', (_name, source, query) => {
    const { stop } = listen(source);
    expect(firestore.asked).toEqual(query);
    stop();
    expect(firestore.stopped).toBe(1);
  });
});

describe('the returned data', () => {
  it('is one’s own vote, or null before the first', () => {
    const { values } = listen(voteSource('r1', 'cleo'));
    expect(firestore.asked).toEqual({ doc: 'rooms/r1/votes/cleo' });
    firestore.next({ exists: () => false, metadata: { fromCache: false } });
    firestore.next({
      ...stored('cleo', { before: 'undecided', after: null }),
      metadata: { fromCache: false },
    });
    expect(values.map(({ value }) => value)).toEqual([null, { before: 'undecided', after: null }]);
  });

  it('is a room with its id', () => {
    const { values } = listen(publicRoomsSource('open'));
    answer([['r1', room]]);
    expect(values).toEqual([{ value: [{ ...room, id: 'r1' }], stale: false }]);
  });

  it('leaves out a document that does not match its schema, fetches another instead, and reports it once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const told: string[] = [];
    forgetTold();
    tellOfUnreadable((path) => told.push(path));
    const { values, errors, stop } = listen(publicRoomsSource('open'));
    const broken: Documents = [
      ['r1', room],
      ['r2', { ...room, motion: 'secret', code: 7 }],
    ];
    const answerFirst = firestore.next;
    answer(broken);
    expect(values).toEqual([{ value: [{ ...room, id: 'r1' }], stale: true }]);
    expect(firestore.asked).toEqual(expect.arrayContaining([['startAfter', expect.anything()]]));
    answer([
      ['r3', room],
      ['r4', room],
    ]);
    const both = [
      { ...room, id: 'r1' },
      { ...room, id: 'r3' },
    ];
    expect(values.at(-1)).toEqual({ value: both, stale: false });
    answerWith(answerFirst, broken);
    expect(values.at(-1)).toEqual({ value: both, stale: false });
    expect(errors).toEqual([]);
    expect(told).toEqual(['x/r2']);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(log.mock.calls[0]?.[0]).toMatch(/\([0-9a-f]{16}\): x\/r2: code: expected string$/);
    stop();
    expect(firestore.stopped).toBe(2);
    tellOfUnreadable(undefined);
  });

  it('replaces only a limited number if all are broken, and reports at most ten', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    forgetTold();
    const { values, stop } = listen(publicRoomsSource('open'));
    const broken = Array.from({ length: 50 }, (_, at): [string, unknown] => [`r${at}`, { motion: 7 }]);
    let windows = 0;
    for (let asked: unknown; asked !== firestore.asked; windows += 1) {
      asked = firestore.asked;
      answer(broken);
    }
    expect(windows).toBe(6);
    expect(values.at(-1)).toEqual({ value: [], stale: false });
    stop();
    expect(firestore.stopped).toBe(6);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(10));
  });

  it("is an error if the page's main document does not match its schema", async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    forgetTold();
    const { values, errors } = listen(roomSource('r1'));
    firestore.next({ ...stored('r2', { motion: 7 }), metadata: { fromCache: false } });
    expect(values).toEqual([]);
    expect(String(errors[0])).toContain('x/r2');
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  });

  it('counts an empty list only from the server', () => {
    const { values } = listen(topicsSource());
    answer([], true);
    expect(values).toEqual([]);
    answer([]);
    expect(values).toEqual([{ value: [], stale: false }]);
  });

  it('is null for a missing room, once the server confirms it', () => {
    const { values } = listen(roomSource('r1'));
    const missing = (fromCache: boolean) => ({ exists: () => false, metadata: { fromCache } });
    firestore.next(missing(true));
    expect(values).toEqual([]);
    firestore.next(missing(false));
    expect(values).toEqual([{ value: null, stale: false }]);
  });

  it('marks a room from the cache', () => {
    const { values } = listen(roomSource('r1'));
    firestore.next({ ...stored('r1', room), metadata: { fromCache: true } });
    expect(values[0]?.stale).toBe(true);
  });
});

describe('the floor', () => {
  const message = (id: string, createdAtMs: number) => ({ ...aMessage({ createdAtMs }), id });

  it('is in the order of the server’s time, and counts a message once', () => {
    const shown = [message('a', 1), message('c', 3)];
    const held = [
      { ...message('b', 2), state: 'held' as const },
      { ...message('c', 3), state: 'held' as const },
    ];
    expect(inOrder(shown, held).map(({ id, state }) => [id, state])).toEqual([
      ['a', 'shown'],
      ['b', 'held'],
      ['c', 'shown'],
    ]);
  });
});
