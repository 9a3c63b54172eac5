import { openingShort } from '@rostrum/domain';
import { ADA, aDebate, aRoom, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NO_FILTERS, type LobbyFilters } from './lobby-filters.ts';
import type { LobbyLists } from './lobby-lists.ts';
import { LobbyView, type LobbyViewProps } from './lobby-view.tsx';

const NOTHING: LobbyLists = { live: [], soon: [], open: [], mine: [] };

function show(lists: LobbyLists, changes: Partial<LobbyViewProps> = {}) {
  const onFilters = vi.fn<(filters: LobbyFilters) => void>();
  render(
    <LobbyView
      lists={{ status: 'ready', value: lists, stale: false }}
      uid={CLEO}
      nowMs={NOON_MS}
      filters={NO_FILTERS}
      onFilters={onFilters}
      languages={['en', 'pt']}
      join={null}
      start={null}
      {...changes}
    />,
  );
  return onFilters;
}

describe('the lobby', () => {
  it('leads into each room with the possible action', () => {
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

  it('suggests the next step if nobody debates', () => {
    show(NOTHING);
    expect(screen.getByText('No one is debating right now')).toBeVisible();
  });

  it('shows a debate’s opening time instead of its state', () => {
    show({ ...NOTHING, soon: [aRoom({ id: 'a', opensAtMs: NOON_MS + 6 * 3_600_000 })] });
    const time = openingShort(NOON_MS + 6 * 3_600_000, NOON_MS);
    const row = screen.getByRole('listitem');
    expect(screen.getByRole('heading', { name: 'Starting soon' })).toBeVisible();
    expect(row).toHaveTextContent(time);
    expect(row).toHaveTextContent('2 seats free');
  });

  it('explains an empty filter result, and the filter can be removed', async () => {
    const onFilters = show(NOTHING, { filters: { ...NO_FILTERS, seatsFree: true } });
    expect(screen.getByText('No room has a free seat right now')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seats free', pressed: true }));
    expect(onFilters).toHaveBeenCalledWith(NO_FILTERS);
    await userEvent.click(screen.getByRole('button', { name: 'Show all rooms' }));
    expect(onFilters).toHaveBeenCalledTimes(2);
  });

  it('asks for a format and a language', async () => {
    const onFilters = show(NOTHING, { filters: { ...NO_FILTERS, pace: 'spoken' } });
    await userEvent.click(screen.getByRole('combobox', { name: 'Language of the debate' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Português' }));
    expect(onFilters).toHaveBeenCalledWith({ ...NO_FILTERS, pace: 'spoken', language: 'pt' });
    expect(screen.getByText('No rooms match right now')).toBeVisible();
  });

  it('says when the rooms could not be loaded, and tries again', async () => {
    const retry = vi.fn<() => void>();
    show(NOTHING, { lists: { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry } });
    expect(screen.getByRole('alert')).toHaveTextContent('Out of reach.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
