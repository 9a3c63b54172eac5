import { FORMATS, panelResult } from '@rostrum/domain';
import { ADA, aDebate, aRoom, aRuling, BEN, CLEO, DARA, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JudgesPoints } from './judges-points.tsx';

const judged = play(
  aDebate({ phase: 'live', hostId: CLEO, format: FORMATS.get('lincoln-douglas')! }),
  { type: 'nameJudges', by: CLEO, uids: [DARA], present: [DARA] },
  { type: 'speak', by: ADA, messageId: 'message-1', characters: 100 },
  { type: 'end', by: CLEO },
);

it('shows a debater the points of the judges and the result, once it is there', () => {
  const { rerender } = render(<JudgesPoints room={aRoom({ debate: judged })} uid={BEN} />);
  expect(screen.queryByRole('heading')).toBeNull();
  const result = panelResult(judged, [aRuling(judged, { winner: 'against' })]) ?? null;
  const ballots = judged.ballots && { ...judged.ballots, isClosed: true, result };
  rerender(<JudgesPoints room={aRoom({ debate: { ...judged, ballots } })} uid={BEN} />);
  expect(screen.getByText('Against wins')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Negative28 25 to 30, in half points');
});
