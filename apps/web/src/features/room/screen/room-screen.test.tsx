import type { Live } from '@rostrum/data';
import * as data from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom } from '@rostrum/domain/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoomProvider } from '../../../shared/session/room-context.tsx';
import { SessionContext, type Session } from '../../../shared/session/session.ts';
import { RoomScreen } from './room-screen.tsx';

/** The store's and the server's answers to this page. */
const store = vi.hoisted(() => ({
  room: { status: 'loading' } as unknown,
  enter: 'done' as 'done' | 'refused' | 'failed',
  retry: 0,
  floor: undefined as unknown,
  isUnheard: false,
  reconnects: 0,
}));

vi.mock('@rostrum/data', async (importOriginal) => {
  const ready = (value: unknown) => ({ status: 'ready', value, stale: false });
  const original = await importOriginal<typeof data>();
  return {
    ...original,
    useRoomDocument: () => store.room,
    useFlags: () => ready({ flags: [] }),
    useCare: () => ready([]),
    useFloor: () => store.floor ?? ready({ messages: [], acts: [] }),
    useMembers: () => ready([]),
    useBackchannelFor: () => ({
      lines: ready([]),
      older: { state: 'none', problem: null, more: () => undefined },
    }),
    useAppeals: () => ready([]),
    useVote: () => ready(null),
    useHeartbeat: () => store.isUnheard,
    reconnect: () => (store.reconnects += 1),
    commands: {
      ...original.commands,
      rooms: async () => ({ status: store.enter, value: {}, message: '' }),
    },
  };
});

const session: Session = {
  uid: ADA,
  displayName: 'Ada Marsh',
  email: '',
  photoURL: '',
  username: null,
  logOut: () => undefined,
  sayGoodbye: () => undefined,
};

const denied = (): Live<Room> => ({
  status: 'error',
  problem: 'denied',
  message: 'You can’t see this.',
  retry: () => (store.retry += 1),
});

const screenOf = () => (
  <MemoryRouter>
    <SessionContext value={session}>
      <RoomProvider>
        <RoomScreen roomId="room-1" />
      </RoomProvider>
    </SessionContext>
  </MemoryRouter>
);
const show = () => render(screenOf());

beforeEach(() => {
  store.enter = 'done';
  store.retry = 0;
  store.floor = undefined;
  store.isUnheard = false;
  store.reconnects = 0;
});
afterEach(() => vi.restoreAllMocks());

describe('a room by its address', () => {
  it('is opened and remembered as the current room', async () => {
    store.room = { status: 'ready', value: aRoom({ debate: aDebate({ phase: 'debrief' }) }), stale: false };
    show();
    expect(await screen.findByRole('heading', { level: 1, name: /public transport/ })).toBeVisible();
    expect(localStorage.getItem('activeRoom')).toBe('room-1');
  });

  it('asks for the code if it is private, and is no longer the current room', async () => {
    localStorage.setItem('activeRoom', 'room-1');
    store.room = denied();
    store.enter = 'refused';
    show();
    expect(await screen.findByText('This debate is private or doesn’t exist')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Code of the debate' })).toBeVisible();
    await expect.poll(() => localStorage.getItem('activeRoom')).toBeNull();
  });

  it('says the same if there is none', async () => {
    store.room = { status: 'ready', value: null, stale: false };
    show();
    expect(await screen.findByText('This debate is private or doesn’t exist')).toBeVisible();
  });

  it('listens again once the server has admitted the person', async () => {
    store.room = denied();
    show();
    expect(screen.getByText('Opening the debate')).toBeInTheDocument();
    await expect.poll(() => store.retry).toBeGreaterThan(0);
  });

  it('shows what went wrong if neither is known, and retries', async () => {
    store.room = denied();
    store.enter = 'failed';
    show();
    (await screen.findByRole('button', { name: 'Try again' })).click();
    expect(store.retry).toBe(1);
  });
});

describe('a room that goes away while somebody is in it', () => {
  const open = { status: 'ready', value: aRoom({ debate: aDebate({ phase: 'debrief' }) }), stale: false };

  it.each<[string, () => void, string]>([
    ['deleted', () => (store.room = { ...open, value: null }), 'This debate has been deleted'],
    [
      'closed to them',
      () => {
        store.room = denied();
        store.enter = 'refused';
      },
      'You’re no longer in this debate',
    ],
  ])('says so if it was %s, and is no longer the current room', async (_, change, title) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    store.room = open;
    const { rerender } = show();
    expect(localStorage.getItem('activeRoom')).toBe('room-1');
    change();
    rerender(screenOf());
    for (let tries = 0; tries < 4; tries += 1) await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(localStorage.getItem('activeRoom')).toBeNull();
    vi.useRealTimers();
  });
});

describe('a room whose database does not answer', () => {
  const live = (stale: boolean) => ({ status: 'ready', value: aRoom({ debate: aDebate() }), stale });
  const line = () => screen.queryByText(/The server isn’t answering/);
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[string, () => void]>([
    ['while it opens', () => (store.room = { status: 'loading' })],
    ['where what is known is from memory', () => (store.room = live(true))],
    [
      'where the floor never came',
      () => {
        store.room = live(false);
        store.floor = { status: 'loading' };
      },
    ],
    [
      'where it owes the answer to a heartbeat',
      () => {
        store.room = live(false);
        store.isUnheard = true;
      },
    ],
  ])('reports it within five seconds %s, and no longer once it answers', async (_, goSilent) => {
    goSilent();
    const { rerender } = show();
    await wait(1_000);
    expect(line()).toBeNull();
    await wait(4_000);
    expect(line()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(store.reconnects).toBe(1);
    store.room = live(false);
    store.floor = undefined;
    store.isUnheard = false;
    rerender(screenOf());
    await wait(0);
    expect(line()).toBeNull();
  });
});
