import { own } from '../../own.ts';
import { otherSide } from '../format.ts';
import type { DebateState } from '../state.ts';
import type { BallotRuling } from './judge-ballot.ts';
import type { BallotRefusal } from './refusals.ts';
import { isOnScale, rulingOf } from './scales.ts';
import { meanOf, ranksTeams, scoredIn, teamsIn, type Scored } from './scored.ts';

/** What is wrong with a judge's ruling; undefined if it can stand. */
export function ballotProblem(
  debate: Pick<DebateState, 'format' | 'seats'>,
  ruling: BallotRuling,
): BallotRefusal | undefined {
  if (ranksTeams(debate.format) !== (ruling.kind === 'teams')) return 'ballot-other-kind';
  const scored = scoredIn(debate);
  return (
    pointsProblem(scored, ruling.points) ??
    (ruling.kind === 'teams' ? rankingProblem(debate, scored, ruling) : winProblem(debate, scored, ruling))
  );
}

function pointsProblem(scored: readonly Scored[], points: BallotRuling['points']): BallotRefusal | undefined {
  if (scored.some(({ key }) => own(points, key) === undefined)) return 'points-missing';
  if (Object.keys(points).some((key) => !scored.some((one) => one.key === key))) return 'points-of-nobody';
  const areOn = scored.every(({ key, points: scale }) => isOnScale(own(points, key) ?? 0, scale));
  return areOn ? undefined : 'points-off-scale';
}

function rankingProblem(
  debate: Pick<DebateState, 'format' | 'seats'>,
  scored: readonly Scored[],
  { ranking, points }: Extract<BallotRuling, { kind: 'teams' }>,
): BallotRefusal | undefined {
  const teams = teamsIn(debate);
  const isWhole = ranking.length === teams.length && teams.every(({ id }) => ranking.includes(id));
  if (!isWhole) return 'ranks-wrong';
  if (rulingOf(debate.format)?.win === 'free') return undefined;
  const totals = ranking.map((teamId) => meanOf(scored, points, { teamId }) ?? 0);
  return orderProblem(totals);
}

function winProblem(
  { format }: Pick<DebateState, 'format'>,
  scored: readonly Scored[],
  { winner, isLowPointWin, points }: Extract<BallotRuling, { kind: 'sides' }>,
): BallotRefusal | undefined {
  const won = meanOf(scored, points, { side: winner });
  const lost = meanOf(scored, points, { side: otherSide(winner) });
  const isLow = won !== null && lost !== null && won < lost;
  if (rulingOf(format)?.win === 'agrees') {
    if (isLowPointWin) return 'points-contradict';
    return won !== null && lost !== null ? orderProblem([won, lost]) : undefined;
  }
  if (isLow) return isLowPointWin ? undefined : 'low-point-unsaid';
  return isLowPointWin ? 'low-point-untrue' : undefined;
}

/** Totals from the first place to the last have to fall. */
function orderProblem(totals: readonly number[]): BallotRefusal | undefined {
  const steps = totals.slice(1).map((total, index) => (totals[index] ?? 0) - total);
  if (steps.some((step) => step < 0)) return 'points-contradict';
  return steps.includes(0) ? 'points-level' : undefined;
}
