import type { InvitationCard } from '@rostrum/domain';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InvitationCardView } from './invitation-card.tsx';
import { invitedCode } from './invited-code.ts';
import { rememberWantedPath } from './wanted-path.ts';

vi.mock('./firebase.ts', () => ({ startFirebaseFor: () => undefined }));
afterEach(() => sessionStorage.clear());

const OPEN = {
  state: 'open',
  hostName: 'Ada Marsh',
  motion: 'This house would build trams',
  formatName: 'Quick clash',
  freeSides: ['against'],
} satisfies InvitationCard;

describe('the link of an invitation', () => {
  test.each([
    ['/app/room?join=k7q2ma', 'K7Q2MA'],
    ['/app/room?join=', undefined],
    ['/app/room?join=K7Q2MA0', undefined],
    ['/app/people?join=K7Q2MA', undefined],
    ['/app/room/room-1', undefined],
  ])('%s carries the code %s', (path, code) => {
    rememberWantedPath(path);
    expect(invitedCode()).toBe(code);
  });

  test('says who invites its reader to what, and the side that is free', () => {
    render(<InvitationCardView card={OPEN} />);
    const card = screen.getByRole('region', { name: 'Your invitation' });
    expect(card).toHaveTextContent('Ada Marsh invites you to debate:');
    expect(card).toHaveTextContent('This house would build trams');
    expect(card).toHaveTextContent('Quick clash. You’d speak Against.');
  });

  test.each([
    [{ ...OPEN, freeSides: ['for', 'against'] }, 'You can choose your side.'],
    [{ ...OPEN, freeSides: [] }, 'The seats are taken, so you’d watch.'],
    [{ state: 'over' }, 'This debate is over.'],
    [{ state: 'unknown' }, 'This invitation doesn’t lead to a debate.'],
  ] satisfies [InvitationCard, string][])('of %j says “%s”', (card, words) => {
    render(<InvitationCardView card={card} />);
    expect(screen.getByText(words, { exact: false })).toBeVisible();
  });
});
