import { aRoom } from '@rostrum/domain/testing';
import { act, render, screen } from '@testing-library/react';
import { memo, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aRun, inRoom, someWords, type RoomChanges } from './testing/in-room.tsx';
import { useConnection, useDebateRoom, useRoomClock, useRoomPlaces } from './room-session.tsx';

/** How often each part was rendered. */
function aSession() {
  const drawn = { motion: 0, connection: 0, clock: 0 };
  const Motion = memo(function Motion() {
    const { room } = useDebateRoom();
    useEffect(() => void (drawn.motion += 1));
    return <h1>{room.motion}</h1>;
  });
  const Connection = memo(function Connection() {
    const { isOnline } = useConnection();
    useEffect(() => void (drawn.connection += 1));
    return <p>{isOnline ? 'online' : 'offline'}</p>;
  });
  const Clock = memo(function Clock() {
    const nowMs = useRoomClock();
    useEffect(() => void (drawn.clock += 1));
    return <time>{nowMs}</time>;
  });
  const steady = {
    room: aRoom(),
    words: someWords(),
    run: aRun(),
    onAskAudience: () => undefined,
    onReconnect: () => undefined,
    audience: { status: 'unasked' } as const,
  };
  let change: (changes: RoomChanges) => void = () => undefined;
  function Session() {
    const [changes, setChanges] = useState<RoomChanges>({});
    useEffect(() => void (change = setChanges), []);
    const parts = (
      <>
        <Motion />
        <Connection />
        <Clock />
      </>
    );
    return inRoom(parts, { ...steady, ...changes });
  }
  render(<Session />);
  return { drawn, change: (changes: RoomChanges) => act(() => change(changes)) };
}

describe('the session of a room', () => {
  it('draws a part again when its slice changes, and no other', () => {
    const { drawn, change } = aSession();
    expect(drawn).toEqual({ motion: 1, connection: 1, clock: 1 });
    change({ isOnline: false });
    expect(screen.getByText('offline')).toBeVisible();
    expect(drawn).toEqual({ motion: 1, connection: 2, clock: 1 });
    change({ isOnline: false, nowMs: 7 });
    expect(drawn).toEqual({ motion: 1, connection: 2, clock: 2 });
    change({ isOnline: false, nowMs: 7, room: aRoom({ motion: 'This house would go on' }) });
    expect(screen.getByRole('heading', { name: 'This house would go on' })).toBeVisible();
    expect(drawn).toEqual({ motion: 2, connection: 2, clock: 2 });
  });

  it('names what is missing if a part is outside a room', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Outside = () => <p>{useRoomClock()}</p>;
    expect(() => render(<Outside />)).toThrow('A part of a room must be within a RoomSessionProvider');
  });
});

describe('the focus in a room', () => {
  function Places({ isReadOnly = false, hasHeading = true }) {
    const { composer, heading, motion, goOn, writeOn } = useRoomPlaces();
    return (
      <>
        <h1 ref={motion}>The motion</h1>
        {hasHeading && (
          <h2 ref={heading} tabIndex={-1}>
            What is new
          </h2>
        )}
        <textarea ref={composer} aria-label="Your words" defaultValue="Hear me" readOnly={isReadOnly} />
        <button onClick={goOn}>Go on</button>
        <button onClick={writeOn}>Write on</button>
      </>
    );
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  it('is in the composer, unless it is closed: then on the heading, else on the motion', async () => {
    const { rerender } = render(inRoom(<Places />));
    await press('Go on');
    expect(screen.getByLabelText('Your words')).toHaveFocus();
    rerender(inRoom(<Places isReadOnly />));
    await press('Go on');
    expect(screen.getByRole('heading', { name: 'What is new' })).toHaveFocus();
    rerender(inRoom(<Places isReadOnly hasHeading={false} />));
    await press('Go on');
    expect(screen.getByRole('heading', { name: 'The motion' })).toHaveFocus();
  });

  it('is placed after the last word, for the writer', async () => {
    render(inRoom(<Places />));
    await press('Write on');
    const area = screen.getByLabelText<HTMLTextAreaElement>('Your words');
    await vi.waitFor(() => expect(area).toHaveFocus());
    expect(area.selectionStart).toBe('Hear me'.length);
  });
});
