import type { Side } from '../format.ts';
import type { DebateState } from '../state.ts';
import type { BallotRuling } from './judge-ballot.ts';
import type { PanelResult, TieBreak } from './panel-result.ts';
import { meanOf, scoredIn, teamsIn, type Scored } from './scored.ts';

type TeamPlace = Extract<PanelResult, { kind: 'teams' }>['places'][number];

type Seated = Pick<DebateState, 'format' | 'seats'>;
type OfKind<Kind extends BallotRuling['kind']> = Extract<BallotRuling, { kind: Kind }>;

/**
 * The decision of a panel; undefined without a ballot. `ballots` are in the order in which the judges were named, so the first
 * is the chair's.
 *
 * Between two sides the majority wins. Judges who left can make the panel even; the chair then breaks a split, as the
 * World Universities manual has it. Teams are placed by the sum of their places, then by their points, then as the
 * chair placed them.
 */
export function panelResult(debate: Seated, ballots: readonly BallotRuling[]): PanelResult | undefined {
  const scored = scoredIn(debate);
  const points = meansOf(scored, ballots);
  const bySide = ballots.filter((one): one is OfKind<'sides'> => one.kind === 'sides');
  const byTeam = ballots.filter((one): one is OfKind<'teams'> => one.kind === 'teams');
  return sidesResult(bySide, points) ?? teamsResult(debate, scored, byTeam, points);
}

function meansOf(scored: readonly Scored[], ballots: readonly BallotRuling[]): Record<string, number> {
  return Object.fromEntries(
    scored.map(({ key }) => [
      key,
      ballots.reduce((sum, ballot) => sum + (ballot.points[key] ?? 0), 0) / Math.max(1, ballots.length),
    ]),
  );
}

function sidesResult(
  ballots: readonly OfKind<'sides'>[],
  points: PanelResult['points'],
): PanelResult | undefined {
  const [chair] = ballots;
  if (!chair) return undefined;
  const votesFor = (side: Side) => ballots.filter(({ winner }) => winner === side).length;
  const votes = { for: votesFor('for'), against: votesFor('against') };
  if (votes.for === votes.against)
    return { kind: 'sides', winner: chair.winner, votes, tieBreak: 'chair', points };
  const winner = votes.for > votes.against ? 'for' : 'against';
  return { kind: 'sides', winner, votes, tieBreak: null, points };
}

function teamsResult(
  debate: Seated,
  scored: readonly Scored[],
  ballots: readonly OfKind<'teams'>[],
  points: PanelResult['points'],
): PanelResult | undefined {
  const [chair] = ballots;
  if (!chair) return undefined;
  const places = teamsIn(debate)
    .map(({ id: teamId }) => ({
      teamId,
      sum: ballots.reduce((sum, { ranking }) => sum + ranking.indexOf(teamId) + 1, 0),
      points: meanOf(scored, points, { teamId }) ?? 0,
    }))
    .toSorted((one, other) => compare(one, other, chair.ranking));
  return { kind: 'teams', places, tieBreak: tieBreakIn(places), points };
}

function compare(one: TeamPlace, other: TeamPlace, chairs: readonly string[]): number {
  return (
    one.sum - other.sum ||
    other.points - one.points ||
    chairs.indexOf(one.teamId) - chairs.indexOf(other.teamId)
  );
}

/** The last tie-break that was needed between two neighbours. */
function tieBreakIn(places: readonly TeamPlace[]): TieBreak {
  const ties = places.slice(1).filter((one, index) => one.sum === places[index]?.sum);
  if (ties.length === 0) return null;
  const isLevel = places
    .slice(1)
    .some((one, index) => one.sum === places[index]?.sum && one.points === places[index]?.points);
  return isLevel ? 'chair' : 'points';
}
