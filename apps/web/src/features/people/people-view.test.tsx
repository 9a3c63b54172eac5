import type { Directory, PersonProfile } from '@rostrum/data';
import { newProfile } from '@rostrum/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PeopleView } from './people-view.tsx';

const person = (id: string, displayName: string, username: string | null = null): PersonProfile => ({
  id,
  ...newProfile({ displayName, photoURL: '', createdAtMs: 0 }),
  username,
});
const PEOPLE = [
  person('ada', 'Ada Marsh', 'ada'),
  person('ben', 'Ben Okafor', 'ben_o'),
  person('zoe', 'Zoé Lind'),
];

function show(changes: Partial<Directory> = {}) {
  const directory: Directory = {
    people: PEOPLE,
    isLoading: false,
    hasMore: false,
    problem: null,
    message: '',
    more: vi.fn<() => void>(),
    ...changes,
  };
  render(<PeopleView directory={directory} uid="ada" />);
  return directory;
}

describe('the directory', () => {
  it('shows everybody but oneself, each with a challenge', () => {
    show();
    expect(screen.queryByText('Ada Marsh')).toBeNull();
    expect(screen.getByRole('link', { name: 'Challenge Ben Okafor' })).toHaveAttribute(
      'href',
      '/app/room?start=&opponent=Ben+Okafor',
    );
  });

  it('is searched by name and username, without accents', async () => {
    show();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'zoe');
    expect(screen.getByText('Zoé Lind')).toBeVisible();
    expect(screen.queryByText('Ben Okafor')).toBeNull();
    await userEvent.clear(search);
    await userEvent.type(search, '@ben_');
    expect(screen.getByText('Ben Okafor')).toBeVisible();
    await userEvent.type(search, 'xyz');
    expect(screen.getByText('Nobody has that name')).toBeVisible();
  });

  it('loads more when asked, and says that the search covers only what is loaded', async () => {
    const { more } = show({ hasMore: true });
    expect(screen.getByText('2 people so far')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(more).toHaveBeenCalledTimes(1);
  });

  it('keeps what it has when a page fails, and tries again', async () => {
    const { more } = show({ problem: 'unreachable', message: 'Out of reach.' });
    expect(screen.getByText('Ben Okafor')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(more).toHaveBeenCalledTimes(1);
  });

  it('says what to do where nobody else is', () => {
    show({ people: [person('ada', 'Ada Marsh')] });
    expect(screen.getByText('Nobody else is here yet')).toBeVisible();
  });
});
