import type { Member } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PeoplePanel, watchersOf } from './people-panel.tsx';

const room = aRoom({ debate: aDebate({ phase: 'live' }) });
const member = (uid: string, seenSecondsAgo: number): Member => ({
  uid,
  displayName: uid === CLEO ? 'Cleo Lind' : uid,
  photoURL: '',
  joinedAtMs: NOON_MS,
  lastSeenAtMs: NOON_MS - seenSecondsAgo * 1_000,
});

describe('the people of a room', () => {
  it('are the debaters by side, here or away', () => {
    const members = [member(ADA, 5), member(BEN, 300)];
    render(<PeoplePanel room={room} uid={ADA} members={members} nowMs={NOON_MS} />);
    expect(screen.getByText('Ben Okafor')).toHaveTextContent('Ben Okafor, away');
  });

  it('are who watches now, without the debaters and those who have gone', () => {
    const members = [member(ADA, 5), member(CLEO, 30), member('gone', 60)];
    expect(watchersOf(room, members, NOON_MS).map(({ uid }) => uid)).toEqual([CLEO]);
    render(<PeoplePanel room={room} uid={ADA} members={members} nowMs={NOON_MS} />);
    expect(screen.getByText('Cleo Lind')).toBeVisible();
  });

  it('claims nothing about who is here as long as it does not know', () => {
    render(<PeoplePanel room={room} uid={ADA} members={undefined} nowMs={NOON_MS} />);
    expect(screen.queryByText('Watching')).toBeNull();
    expect(screen.getByText('Ben Okafor')).toHaveTextContent(/^Ben Okafor$/);
  });

  it('shows a free seat', () => {
    render(<PeoplePanel room={aRoom()} uid={ADA} members={[]} nowMs={NOON_MS} />);
    expect(screen.getAllByText('Free seat')).toHaveLength(2);
  });
});
