import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QUICK_CLASH, openDebate, openingState, type RoomDocument } from '@rostrum/domain';
import { forgetTold, tellOfUnreadable } from '../live/report-unreadable.ts';
import { answer, answerWith, firestore, listen, stored, type Documents } from '../testing/stub-firestore.ts';
import { topicsSource } from '../topics/topics.ts';
import { publicRoomsSource } from './live-rooms.ts';
import { roomSource } from './room.ts';
import { voteSource } from './votes.ts';

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', async () => (await import('../testing/stub-firestore.ts')).stubFirestore);

const opened = openDebate('ada', QUICK_CLASH, 1_000);
const room: RoomDocument = {
  motion: 'This house would test its queries',
  visibility: 'public',
  strictness: 'standard',
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

beforeEach(() => (firestore.stopped = 0));

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
