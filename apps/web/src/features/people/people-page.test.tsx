import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { PeopleWish } from '@rostrum/data';
import type { Block } from '@rostrum/domain';
import { NOON_MS } from '@rostrum/domain/testing';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { PeoplePage } from './people-page.tsx';
import { data, directory } from './testing/fake-people.ts';

vi.mock('@rostrum/data', async () => (await import('./testing/fake-people.ts')).fakeData);

const show = (path = '/app/people') =>
  renderPage(<PeoplePage />, { path, session: aSession({ uid: 'ada' }) });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the directory', () => {
  test('shows each person with their bio, and who is online', () => {
    show();
    const ben = screen.getByRole('link', { name: /Ben Okafor @ben, online now/ });
    expect(ben).toHaveAttribute('href', '/app/people?person=ben');
    expect(within(ben).getByText('Asks where the money comes from.')).toBeVisible();
    expect(within(ben).getByText('3 debates')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Zoé Lind/ })).not.toHaveAccessibleName(/online/);
  });

  test('searches once somebody stops typing, and for each filter', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'oka');
    await waitFor(() => expect(data.wishes.at(-1)).toMatchObject({ words: 'oka' }));
    const asked = new Set(data.wishes.map((wish) => (wish as PeopleWish).words));
    expect(asked.has('ok')).toBe(false);
    await press('Online now');
    await press('Following');
    expect(data.wishes.at(-1)).toMatchObject({ words: 'oka', isOnline: true, isFollowed: true });
  });

  test('marks the typed text in the names', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'oka');
    expect(screen.getByText('Oka').tagName).toBe('MARK');
  });

  test('loads the next page, and retries a failed one', async () => {
    const more = vi.fn<() => void>();
    data.directory = directory({ hasMore: true, more });
    const { unmount } = show();
    expect(screen.getByText('2 people so far')).toBeVisible();
    await press('Load more');
    unmount();
    data.directory = directory({ problem: 'The server didn’t answer.', more });
    show();
    expect(screen.getByText('Ben Okafor')).toBeVisible();
    await press('Try again');
    expect(more).toHaveBeenCalledTimes(2);
  });

  test('that finds nobody takes its filters away again', async () => {
    data.directory = directory({ people: [] });
    show();
    expect(screen.getByText('No one else is here yet')).toBeVisible();
    await press('Following');
    expect(screen.getByText('You don’t follow anyone yet')).toBeVisible();
    await press('Online now');
    expect(screen.getByText('No one was found')).toBeVisible();
    await press('Show everyone');
    expect(screen.getByText('No one else is here yet')).toBeVisible();
  });

  test('is announced while it loads', () => {
    data.directory = directory({ people: [], isLoading: true });
    show();
    expect(screen.getByText('Loading people')).toBeInTheDocument();
  });
});

describe('those one blocked', () => {
  test('are listed, and a block is taken back there', async () => {
    data.blocks = [{ by: 'ada', uid: 'ben', name: 'Ben Okafor', atMs: NOON_MS } satisfies Block];
    show();
    await press('Blocked (1)');
    await press('Unblock Ben Okafor');
    expect(data.sent).toEqual([{ type: 'unblock', uid: 'ben' }]);
  });
});
