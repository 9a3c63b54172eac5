import type { Rematch, Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { inRoom } from '../session/testing/in-room.tsx';
import { Again } from './again.tsx';

vi.mock('@rostrum/data', async (original) => ({
  ...(await original<object>()),
  useTopics: () => ({ status: 'ready', value: [], stale: false }),
}));

const OVER = play(aDebate({ phase: 'live' }), { type: 'end', by: ADA });
const offer = (changes: Partial<Rematch> = {}): Rematch => ({
  by: BEN,
  atMs: NOON_MS - 60_000,
  endsAtMs: NOON_MS + 540_000,
  other: null,
  state: 'open',
  roomId: null,
  ...changes,
});
const people = {
  [ADA]: { displayName: 'Ada Marsh', photoURL: '' },
  [BEN]: { displayName: 'Ben Okafor', photoURL: '' },
};
const roomWith = (rematch?: Rematch, changes: Partial<Room> = {}): Room => ({
  ...aRoom({ debate: OVER, startedAtMs: 1 }),
  people,
  ...(rematch && { rematch }),
  ...changes,
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(room: Room, { uid = ADA, answer = { roomId: '' } }: { uid?: string; answer?: object } = {}) {
  const run = vi.fn<(command: object) => Promise<object>>(async () => answer);
  const draw = (now: Room) => (
    <MemoryRouter>
      <Address />
      <Routes>
        <Route path="*" element={inRoom(<Again />, { room: now, uid, run })} />
      </Routes>
    </MemoryRouter>
  );
  const { rerender } = render(draw(room));
  return { run, change: (now: Room) => rerender(draw(now)) };
}

describe('after a debate', () => {
  it('a debater may ask for a rematch with one tap, and hears which side they would have', async () => {
    const { run } = show(roomWith());
    expect(screen.getByText(/With Ben Okafor, sides swapped/)).toHaveTextContent('you’d speak Against');
    await userEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    expect(run).toHaveBeenCalledWith({ type: 'askRematch', roomId: 'room-1', other: null });
  });

  it('or for a debate on another motion', async () => {
    const { run } = show(roomWith());
    await userEvent.click(screen.getByRole('button', { name: 'Another motion' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask Ben Okafor' }));
    expect(run).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Motion'), 'This house would build trams');
    await userEvent.click(screen.getByRole('button', { name: 'Ask Ben Okafor' }));
    const other = { motion: 'This house would build trams' };
    expect(run).toHaveBeenCalledWith(
      { type: 'askRematch', roomId: 'room-1', other },
      { onHeld: expect.any(Function) },
    );
  });

  it('the other side says yes with one tap and is led into the room', async () => {
    const { run } = show(roomWith(offer()), { answer: { roomId: 'room-9' } });
    expect(screen.getByRole('heading')).toHaveTextContent('Ben Okafor asks for a rematch');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, open the room' }));
    const said = { type: 'answerRematch', roomId: 'room-1', askedAtMs: NOON_MS - 60_000, answer: 'yes' };
    expect(run).toHaveBeenCalledWith(said);
    expect(screen.getByRole('status')).toHaveTextContent('/app/room/room-9');
  });

  it('the person who asked waits, and is led into the room once it opens', () => {
    const { change } = show(roomWith(offer({ by: ADA })));
    expect(screen.getByRole('heading')).toHaveTextContent('You asked Ben Okafor for a rematch');
    change(roomWith(offer({ by: ADA, state: 'taken', roomId: 'room-9' })));
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('/app/room/room-9');
  });

  it('a person who comes back later is not led away, but finds the room', () => {
    show(roomWith(offer({ state: 'taken', roomId: 'room-9' })));
    expect(screen.getByRole('status')).toHaveTextContent('/');
    expect(screen.getByRole('link', { name: 'Go to the room' })).toHaveAttribute('href', '/app/room/room-9');
  });

  it('an offer that has ended can be made again; one that was declined cannot', () => {
    show(roomWith(offer({ by: ADA, endsAtMs: NOON_MS })));
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeVisible();
    show(roomWith(offer({ by: ADA, state: 'declined' })));
    expect(screen.getByText('Ben Okafor would rather not, for now')).toBeVisible();
  });

  it('the audience is offered none, and is shown the way to a room that it may watch', () => {
    show(roomWith(), { uid: CLEO });
    expect(screen.queryByRole('button')).toBeNull();
    show(roomWith(offer({ state: 'taken', roomId: 'room-9' })), { uid: CLEO });
    expect(screen.getByRole('link', { name: 'Watch the next debate' })).toBeVisible();
  });

  it('there is none after a debate that never began', () => {
    show(roomWith(undefined, { startedAtMs: null }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
