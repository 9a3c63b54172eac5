import { own } from '../../own.ts';
import { otherSide } from '../format.ts';
import type { DebateState } from '../state.ts';
import type { BallotRuling } from './judge-ballot.ts';
import { isOnScale, rulingOf } from './scales.ts';
import { meanOf, ranksTeams, scoredIn, teamsIn, type Scored } from './scored.ts';

/** What is wrong with a ballot, by the rules of its format. */
export const BALLOT_REFUSALS = {
  'ballot-other-kind': 'That ballot belongs to another format. Open this debate again and fill in its own.',
  'points-missing': 'Give points to every speaker.',
  'points-of-nobody': 'That ballot has points for somebody who did not speak here.',
  'points-off-scale': 'Some points are not on this format’s scale.',
  'ranks-wrong': 'Give each team one place, and each place to one team.',
  'points-level': 'Two totals are level. Change the points, so that they differ.',
  'points-contradict': 'The points have to follow the result here: who is placed higher has more points.',
  'low-point-unsaid': 'The winner has fewer points. Say that it is a low-point win, or change the points.',
  'low-point-untrue': 'The winner does not have fewer points, so this is no low-point win.',
} as const;
export type BallotRefusal = keyof typeof BALLOT_REFUSALS;

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
