import { ADA, aMessage, BEN, CLEO, NAMES } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WritingLine } from './writing-line.tsx';

const member = (uid: string, secondsAgo: number | undefined) => ({
  uid,
  displayName: NAMES[uid] ?? uid,
  photoURL: '',
  joinedAtMs: 0,
  lastSeenAtMs: 0,
  ...(secondsAgo === undefined ? {} : { writingAtMs: Date.now() - secondsAgo * 1_000 }),
});

const show = (...members: ReturnType<typeof member>[]) =>
  render(<WritingLine members={members} messages={[]} holders={[ADA, BEN, CLEO]} uid={ADA} />);

describe('who writes', () => {
  it('is said of the others, not of oneself', () => {
    show(member(ADA, 1), member(BEN, 1));
    expect(screen.getByText('Ben Okafor is writing')).toBeVisible();
  });

  it('is said of several at once', () => {
    show(member(BEN, 1), member(CLEO, 2));
    expect(screen.getByText('Ben Okafor and Cleo Lind are writing')).toBeVisible();
  });

  it('is not said of who stopped a while ago, or never began', () => {
    show(member(BEN, 20), member(CLEO, undefined));
    expect(screen.queryByText(/writing/)).toBeNull();
  });

  it('ends with the words that they wrote, and with the turn', () => {
    const ben = member(BEN, 3);
    const words = { ...aMessage({ authorId: BEN, createdAtMs: Date.now() - 1_000 }), id: 'm1' };
    const shown = render(<WritingLine members={[ben]} messages={[words]} holders={[BEN]} uid={ADA} />);
    expect(screen.queryByText(/writing/)).toBeNull();
    shown.rerender(<WritingLine members={[ben]} messages={[]} holders={[BEN]} uid={ADA} />);
    expect(screen.getByText('Ben Okafor is writing')).toBeVisible();
    shown.rerender(<WritingLine members={[ben]} messages={[]} holders={[ADA]} uid={ADA} />);
    expect(screen.queryByText(/writing/)).toBeNull();
  });
});
