import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCaptions } from './captions.ts';
import { useBackchannel } from './chat-history.ts';
import { useFlags } from './flags.ts';
import { useFloor } from './floor.ts';
import { useMembers } from './members.ts';
import { useRoomDocument } from './room.ts';
import { useVote } from './votes.ts';

/** The queries that opening a room sends to the store: the collection, and the most documents. */
const asked = vi.hoisted(() => [] as { path: string; atMost: number }[]);

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => {
  type StubQuery = { path: string; atMost: number };
  const only = (atMost: number) => ({ atMost });
  const nothing = () => ({});
  return {
    doc: (_: unknown, path: string): StubQuery => ({ path, atMost: 1 }),
    collection: (_: unknown, path: string): StubQuery => ({ path, atMost: Number.POSITIVE_INFINITY }),
    query: (one: StubQuery, ...parts: Partial<StubQuery>[]): StubQuery => Object.assign({}, one, ...parts),
    limit: only,
    limitToLast: only,
    where: nothing,
    orderBy: nothing,
    onSnapshot: (one: StubQuery) => {
      asked.push(one);
      return () => undefined;
    },
  };
});

/** The largest debate has eight seats. */
const EIGHT = Array.from({ length: 8 }, (_, index) => `debater-${index}`);
const ROOM = 'r1';

type Role = { uid: string; hears: readonly string[] | null; isHost: boolean; votes: boolean };

/** Everything that the screen of a room listens to, as `apps/web` puts it together. */
function useRoom({ uid, hears, isHost, votes }: Role): void {
  useRoomDocument(ROOM);
  useFloor(ROOM, uid, true);
  useMembers(ROOM, hears);
  useFlags(isHost ? ROOM : null);
  useVote(ROOM, votes ? uid : null);
  useBackchannel(ROOM);
  useCaptions(ROOM);
}

beforeEach(() => void asked.splice(0));

describe('opening a room, however long the debate is', () => {
  it.each<[string, Role, number]>([
    [
      'a host with no seat in a debate of eight',
      { uid: 'host', hears: ['host', ...EIGHT], isHost: true, votes: true },
      80,
    ],
    ['a host who debates', { uid: 'debater-0', hears: EIGHT, isHost: true, votes: false }, 78],
    ['a debater', { uid: 'debater-1', hears: ['host', ...EIGHT], isHost: false, votes: false }, 78],
    ['somebody who watches and votes', { uid: 'cleo', hears: null, isHost: false, votes: true }, 70],
  ])('reads no more than eighty documents for %s', (_, role, most) => {
    renderHook(() => useRoom(role));
    expect(asked.reduce((sum, { atMost }) => sum + atMost, 0)).toBe(most);
    expect(most).toBeLessThanOrEqual(80);
  });

  it('reads the newest 48 messages among them', () => {
    renderHook(() => useRoom({ uid: 'cleo', hears: null, isHost: false, votes: false }));
    const messages = asked.filter(({ path }) => path.endsWith('/messages'));
    expect(messages.map(({ atMost }) => atMost)).toContain(48);
  });
});
