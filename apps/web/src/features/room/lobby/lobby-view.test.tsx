import { ADA, aDebate, aRoom, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { LobbyLists } from './lobby-lists.ts';
import { LobbyView, type LobbyViewProps } from './lobby-view.tsx';

const NOTHING: LobbyLists = { live: [], open: [], mine: [] };

function show(lists: LobbyLists, changes: Partial<LobbyViewProps> = {}) {
  const onSeatsFree = vi.fn<(seatsFree: boolean) => void>();
  render(
    <LobbyView
      lists={{ status: 'ready', value: lists, stale: false }}
      uid={CLEO}
      nowMs={NOON_MS}
      seatsFree={false}
      onSeatsFree={onSeatsFree}
      join={null}
      start={null}
      {...changes}
    />,
  );
  return onSeatsFree;
}

describe('the lobby', () => {
  it('leads into each room with what one can do there', () => {
    const waiting = play(aDebate(), { type: 'takeSeat', by: ADA, seatId: 'for-1' });
    show({
      ...NOTHING,
      live: [aRoom({ id: 'a', motion: 'Live motion', debate: aDebate({ phase: 'live' }) })],
      open: [aRoom({ id: 'b', motion: 'Open motion', debate: waiting })],
    });
    expect(screen.getByRole('link', { name: 'Watch: Live motion' })).toHaveAttribute('href', '/app/room/a');
    expect(screen.getByRole('link', { name: 'Take a seat: Open motion' })).toHaveAttribute(
      'href',
      '/app/room/b',
    );
    expect(screen.getByRole('status')).toHaveTextContent('2 rooms');
  });

  it('teaches the next step where nobody debates', () => {
    show(NOTHING);
    expect(screen.getByText('Nobody is debating right now')).toBeVisible();
  });

  it('says so when the filter leaves nothing, and the filter can be taken off', async () => {
    const onSeatsFree = show(NOTHING, { seatsFree: true });
    expect(screen.getByText('No room has a free seat right now')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seats free', pressed: true }));
    expect(onSeatsFree).toHaveBeenCalledWith(false);
  });

  it('says when the rooms could not be loaded, and tries again', async () => {
    const retry = vi.fn<() => void>();
    show(NOTHING, { lists: { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry } });
    expect(screen.getByRole('alert')).toHaveTextContent('Out of reach.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
