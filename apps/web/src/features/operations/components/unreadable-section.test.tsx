import type { UnreadableList } from '@rostrum/data';
import type { ListedUnreadable } from '@rostrum/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UnreadableView, type UnreadableViewProps } from './unreadable-section.tsx';

const entry: ListedUnreadable = {
  id: '0123456789abcdef',
  path: 'rooms/r1/members/ada',
  problems: ['writingAtMs: expected number'],
  drops: ['writingAtMs'],
  firstSeenAtMs: Date.UTC(2026, 10, 2, 9, 5),
  lastSeenAtMs: Date.UTC(2026, 10, 3, 9, 5),
  count: 2,
};

function show(list: UnreadableList) {
  const ask = vi.fn<UnreadableViewProps['ask']>();
  const more = vi.fn<() => void>();
  const retry = vi.fn<() => void>();
  render(<UnreadableView list={list} isBusy={false} ask={ask} more={more} retry={retry} />);
  return { ask, more, retry };
}
const ready = (entries: ListedUnreadable[], isMore = false): UnreadableList => ({
  status: 'ready',
  entries,
  isMore,
});
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the operators’ list of unreadable documents', () => {
  it('shows each path, the problem and since when', () => {
    show(ready([entry]));
    expect(screen.getByText('rooms/r1/members/ada')).toBeVisible();
    expect(screen.getByText('writingAtMs: expected number')).toBeVisible();
    expect(
      screen.getByText(/First seen 2 Nov 2026, 09:05; last seen 3 Nov 2026, 09:05 UTC; 2 times/),
    ).toBeVisible();
  });

  it('checks one again at once', async () => {
    const { ask } = show(ready([entry]));
    await click('Check again: rooms/r1/members/ada');
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'check', id: entry.id });
  });

  it('shows the fields that a repair drops before it does so', async () => {
    const { ask } = show(ready([entry]));
    await click('Repair rooms/r1/members/ada');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/The repair leaves out writingAtMs/);
    expect(ask).not.toHaveBeenCalled();
    await click('Repair');
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'repair', id: entry.id, drops: ['writingAtMs'] });
  });

  it('offers no repair if no rule fits, and asks before it removes one', async () => {
    const { ask } = show(ready([{ ...entry, drops: null }]));
    expect(screen.queryByRole('button', { name: /Repair/ })).not.toBeInTheDocument();
    await click('Remove rooms/r1/members/ada');
    await click('Cancel');
    expect(ask).not.toHaveBeenCalled();
    await click('Remove rooms/r1/members/ada');
    await click('Remove');
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'remove', id: entry.id });
  });

  it('says that none is known, loads more pages, and retries after a failure', async () => {
    show(ready([]));
    expect(screen.getByText(/None that we know of/)).toBeVisible();
    const { more } = show(ready([entry], true));
    await click('Show more');
    expect(more).toHaveBeenCalledOnce();
    const { retry } = show({ status: 'error', message: 'The server didn’t answer.' });
    await click('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });
});
