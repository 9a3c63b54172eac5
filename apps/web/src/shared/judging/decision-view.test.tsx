import { FORMATS, HIDDEN_REASON } from '@rostrum/domain';
import { aJudgedRoom, CLEO, DARA } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DecisionView } from './decision-view.tsx';

const format = FORMATS.get('public-forum');
if (!format) throw new Error('There is no such format');
const { room, decision } = aJudgedRoom(format, { [CLEO]: {}, [DARA]: {}, emil: { winner: 'against' } });

it('lets people report a judge’s reason to the house', async () => {
  const onReport = vi.fn<(said: object) => void>();
  render(<DecisionView room={room} decision={decision} onReport={onReport} />);
  await userEvent.click(screen.getByRole('button', { name: 'Report Cleo Lind’s reason' }));
  expect(onReport).toHaveBeenCalledWith({ uid: CLEO, reason: 'cleo heard the costs answered.' });
  expect(screen.getAllByRole('button', { name: /^Report .*’s reason/ })).toHaveLength(3);
});

it('shows that the house has hidden a reason, keeps the result, and offers no report of it', () => {
  const hidden = { by: 'house', atMs: 1, decisionId: 'd1', characters: 30 } as const;
  const ballots = decision.ballots.map((one) =>
    one.by === DARA ? { ...one, ballot: { ...one.ballot, reason: HIDDEN_REASON }, hidden } : one,
  );
  render(<DecisionView room={room} decision={{ ...decision, ballots }} onReport={() => {}} />);
  expect(screen.getByText(HIDDEN_REASON)).toBeVisible();
  expect(screen.getByText('For wins')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Report .*’s reason/ })).toHaveLength(2);
});

it('offers no report where there is no way to send one', () => {
  render(<DecisionView room={room} decision={decision} />);
  expect(screen.queryByRole('button')).toBeNull();
});
