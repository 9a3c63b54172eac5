import type { BallotRuling } from '../debate/judging/judge-ballot.ts';
import { ranksTeams, scoredIn, teamsIn } from '../debate/judging/scored.ts';
import { panelResult } from '../debate/judging/panel-decision.ts';
import type { Format, Side } from '../debate/format.ts';
import type { DebateState } from '../debate/state.ts';
import type { PanelDecision } from '../documents/judging.ts';
import type { Room } from '../documents/room.ts';
import { aDebate } from './debates.ts';
import { CLEO } from './people.ts';
import { aRoom, NAMES } from './rooms.ts';

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

/** A finished debate that judges decided, with what they decided; `rulings` by judge, the chair first. */
export function aJudgedRoom(
  format: Format,
  rulings: Readonly<Record<string, { winner?: Side; ranking?: string[] }>> = { [CLEO]: {} },
): { room: Room; decision: PanelDecision } {
  const judges = Object.keys(rulings);
  const debate = { ...aDebate({ phase: 'debrief', format, isIron: format.seats.length > 2 }), judges };
  const ballots = judges.map((by) => ({
    by,
    ballot: { ...aRuling(debate, rulings[by]), reason: `${by} heard the costs answered.` },
  }));
  const result = panelResult(
    debate,
    ballots.map(({ ballot }) => ballot),
  );
  if (!result) throw new Error('No judge decided');
  const { atMs } = debate;
  const closed = {
    seq: 1,
    openedAtMs: atMs,
    endsAtMs: atMs,
    lapsesAtMs: atMs,
    filed: judges,
    isClosed: true,
  };
  const room = aRoom({ debate: { ...debate, ballots: { ...closed, result } } });
  for (const uid of judges) room.people[uid] = { displayName: NAMES[uid] ?? uid, photoURL: '' };
  return { room, decision: { closedAtMs: atMs, panel: judges.length, ballots, result } };
}
