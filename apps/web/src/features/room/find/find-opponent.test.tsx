import type { Seeker } from '@rostrum/domain';
import { NOON_MS } from '@rostrum/domain/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { FindOpponent } from './find-opponent.tsx';

const data = vi.hoisted(() => ({
  place: null as unknown,
  nowMs: 0,
  sent: [] as { type: string }[],
  answer: { waiting: '0', roomId: '' },
  beat: () => {},
}));
vi.mock('@rostrum/data', () => ({
  newCommandId: () => 'command-1',
  useSeeker: () => ({ status: 'ready', value: data.place, stale: false }),
  useSeekerBeat: (isWaiting: boolean, beat: () => void) => {
    data.beat = isWaiting ? beat : () => {};
  },
  useServerNow: () => data.nowMs,
  serverNow: () => data.nowMs,
  useTopics: () => ({ status: 'ready', value: [], stale: false }),
  commands: {
    rooms: async (command: { type: string }) => {
      data.sent.push(command);
      return { status: 'done', value: data.answer };
    },
  },
}));

const place = (changes: Partial<Seeker> = {}): Seeker => ({
  uid: 'ada',
  wish: { language: null, pace: null, formatId: null, motions: [], takesOffered: true },
  state: 'waiting',
  sinceMs: NOON_MS,
  beatAtMs: NOON_MS,
  roomId: null,
  wasMissed: false,
  ...changes,
});

beforeEach(() =>
  Object.assign(data, { place: null, nowMs: NOON_MS, sent: [], answer: { waiting: '0', roomId: '' } }),
);

function show(isOpen = true) {
  const onFound = vi.fn<(roomId: string) => void>();
  const part = <FindOpponent uid="ada" isOpen={isOpen} onOpen={() => undefined} onFound={onFound} />;
  return { onFound, ...renderPage(part) };
}

describe('a person who looks for an opponent', () => {
  it('asks for one in their language, written, with any motion', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Look for an opponent' }));
    const wish = { formatId: null, pace: 'written', language: 'en', motions: [], takesOffered: true };
    expect(data.sent).toEqual([{ type: 'seek', wish }]);
  });

  it('is led into the room at once if somebody who fits waits already', async () => {
    data.answer = { waiting: '0', roomId: 'room-9' };
    const { onFound } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Look for an opponent' }));
    expect(onFound.mock.calls).toEqual([['room-9']]);
  });

  it('hears how long they have waited and how many others wait', async () => {
    data.place = place();
    data.nowMs = NOON_MS + 7_000;
    data.answer = { waiting: '1', roomId: '' };
    show(false);
    expect(screen.getByRole('heading')).toHaveTextContent('Looking for an opponent');
    expect(screen.getByText('0:07')).toBeVisible();
    await act(async () => data.beat());
    expect(screen.getByText(/One other person is waiting/)).toBeVisible();
    expect(data.sent).toEqual([{ type: 'keepSeeking' }]);
  });

  it('is offered something else after 45 seconds, and not one second before', () => {
    data.place = place({ sinceMs: NOON_MS - 44_000 });
    const { unmount } = show(false);
    expect(screen.queryByRole('link', { name: 'Practise against the AI' })).toBeNull();
    unmount();
    data.place = place({ sinceMs: NOON_MS - 45_000 });
    show(false);
    expect(screen.getByRole('link', { name: 'Practise against the AI' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Challenge someone' })).toBeVisible();
  });

  it('is told kindly that the person we found did not come', () => {
    data.place = place({ wasMissed: true });
    show(false);
    expect(screen.getByText(/didn’t turn up. You’re back in your place in the queue/)).toBeVisible();
  });

  it('gives up the place with a button, or by leaving the page', async () => {
    data.place = place();
    const { unmount } = show(false);
    await userEvent.click(screen.getByRole('button', { name: 'Stop looking' }));
    expect(data.sent).toEqual([{ type: 'stopSeeking' }]);
    unmount();
    expect(data.sent).toHaveLength(2);
  });

  it('is not led into a room of an earlier day, and sees no wait of a tab that was closed', () => {
    data.place = place({ state: 'matched', roomId: 'room-1' });
    const { onFound, unmount } = show(false);
    expect(onFound).not.toHaveBeenCalled();
    unmount();
    data.place = place({ beatAtMs: NOON_MS - 60_000 });
    show(false);
    expect(screen.getByRole('heading')).toHaveTextContent('Find an opponent');
    expect(data.sent).toEqual([]);
  });
});
