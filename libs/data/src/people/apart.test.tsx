import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aRoom } from '@rostrum/domain/testing';
import type { Room } from '@rostrum/domain';
import type { Live } from '../live/live.ts';
import { useLiveRooms, useOpenRooms, useScheduledRooms } from '../rooms/live-rooms.ts';
import { useFollowedNews } from './followed-news.ts';
import { useDebatesOf } from './people-sources.ts';

/** The content of the store, by collection. */
const store = vi.hoisted(() => ({ rooms: [] as object[], apart: [] as object[], follows: [] as object[] }));

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => ({
  collection: (_: unknown, path: string) => path,
  query: (path: string) => path,
  where: () => null,
  orderBy: () => null,
  limit: () => null,
  onSnapshot: (path: string, _: unknown, onNext: (snapshot: object) => void) => {
    const found = Object.entries(store).find(([name]) => name === path)?.[1] ?? [];
    const docs = found.map((data, index) => ({
      id: 'id' in data ? data.id : `${path}-${index}`,
      ref: { path },
      data: () => data,
    }));
    onNext({ docs, metadata: { fromCache: false } });
    return () => undefined;
  },
}));

const roomOf = (id: string, hostId: string, changes: Partial<Room> = {}) =>
  aRoom({ id, hostId, peopleIds: [hostId], ...changes });

beforeEach(() => {
  store.rooms = [
    roomOf('of-ben', 'ben'),
    roomOf('of-dara', 'dara'),
    roomOf('with-a-seat', 'ben', { peopleIds: ['ben', 'ada'] }),
    roomOf('a-record', 'ben', { status: 'finished' }),
  ];
  store.apart = [{ uids: ['ada', 'ben'], atMs: 1 }];
  store.follows = [{ by: 'ada', uid: 'dara', atMs: 1 }];
});

const idsOf = (live: Live<readonly Room[]>) =>
  live.status === 'ready' ? live.value.map(({ id }) => id) : live.status;
const useFollowedRooms = (uid: string): Live<readonly Room[]> => {
  const news = useFollowedNews(uid);
  return news.status === 'ready' ? { ...news, value: news.value.rooms } : news;
};

describe.each([
  ['debates under way', (uid: string) => useLiveRooms(uid)],
  ['debates that wait for people', (uid: string) => useOpenRooms(uid)],
  ['debates that open later', (uid: string) => useScheduledRooms(uid)],
  ['debates of somebody', (uid: string) => useDebatesOf('dara', uid)],
  ['debates of those whom one follows', useFollowedRooms],
])('a list of %s', (_, useRooms) => {
  it('leaves out those of a host separated by a block, except one’s own seats and public records', () => {
    const { result } = renderHook(() => useRooms('ada'));
    expect(idsOf(result.current)).toEqual(['of-dara', 'with-a-seat', 'a-record']);
  });

  it('is complete without a block', () => {
    store.apart = [{ uids: ['ada', 'emil'], atMs: 1 }];
    const { result } = renderHook(() => useRooms('ada'));
    expect(idsOf(result.current)).toEqual(['of-ben', 'of-dara', 'with-a-seat', 'a-record']);
  });
});

it('stays the same list as long as nothing changes', () => {
  const { result, rerender } = renderHook(() => useLiveRooms('ada'));
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});
