import type { BallotRuling } from '../debate/judging/judge-ballot.ts';
import { ranksTeams, scoredIn, teamsIn } from '../debate/judging/scored.ts';
import type { Side } from '../debate/format.ts';
import type { DebateState } from '../debate/state.ts';

/** A ballot that can stand: the side or the teams named first get more points. */
export function aRuling(
  state: Pick<DebateState, 'format' | 'seats'>,
  {
    winner = 'for',
    ranking = teamsIn(state).map(({ id }) => id),
  }: { winner?: Side; ranking?: string[] } = {},
): BallotRuling {
  const scored = scoredIn(state);
  if (ranksTeams(state.format)) {
    const points = scored.map(({ key, teamId }) => [key, 75 - ranking.indexOf(teamId)] as const);
    return { kind: 'teams', ranking, points: Object.fromEntries(points) };
  }
  const points = scored.map(({ key, side, points: { least, most } }) => [
    key,
    (least + most) / 2 + (side === winner ? 0.5 : 0),
  ]);
  return { kind: 'sides', winner, isLowPointWin: false, points: Object.fromEntries(points) };
}
