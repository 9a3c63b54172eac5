import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/decision-words';
import type { Format } from '../debate/format.ts';
import { teamWords } from '../debate/formats/format-words.ts';
import type { PanelResult, TieBreak } from '../debate/judging/panel-result.ts';
import type { PanelDecision } from '../documents/judging.ts';

type Teams = Pick<Format, 'seats'>;

/** The name of a team, by the id of its first seat. */
export function teamNameOf(format: Teams, teamId: string): string {
  const team = format.seats.find(({ id }) => id === teamId)?.team;
  return team === undefined ? teamId : teamWords(team);
}

/** `Against wins`, or the team that comes first. */
export function resultWords(format: Teams, result: PanelResult): string {
  if (result.kind === 'sides') return m.sideWins({ side: result.winner });
  return m.teamFirst({ team: teamNameOf(format, result.places[0]?.teamId ?? '') });
}

/** The decision in one sentence: `The judges decided 2–1: Against wins.` */
export function decisionSentence(format: Teams, result: PanelResult): string {
  if (result.kind === 'teams') {
    const teams = result.places.map(({ teamId }, index) =>
      m.placedTeam({ place: index + 1, team: teamNameOf(format, teamId) }),
    );
    return m.judgesRanked({ teams: teams.join(', ') });
  }
  const { for: pro, against } = result.votes;
  const words = resultWords(format, result);
  if (pro + against === 1) return m.judgeDecided({ result: words });
  return m.judgesDecided({ split: splitOf(pro, against), result: words });
}

/** How many judges decided, and how they split. */
export function splitWords({ result, ballots, panel }: PanelDecision): string {
  const missing = panel - ballots.length;
  const left = missing === 0 ? [] : [m.ballotsMissing({ ballots: missing })];
  return [decidedWords(result, ballots.length), ...left].join(' ');
}

function decidedWords(result: PanelResult, judges: number): string {
  if (judges === 1) return m.oneJudge();
  if (result.kind === 'teams') return m.judgesRankedTeams({ judges });
  return m.judgesSplit({ judges, split: splitOf(result.votes.for, result.votes.against) });
}

function splitOf(one: number, other: number): string {
  return `${Math.max(one, other)}–${Math.min(one, other)}`;
}

/** How a tie was broken; undefined without a tie. */
export function tieBreakWords(tieBreak: TieBreak): string | undefined {
  if (tieBreak === null) return undefined;
  return tieBreak === 'points' ? m.tieByPoints() : m.tieByChair();
}

/** Points as people write them: without zeros at the end. */
export function pointsText(points: number): string {
  return formatNumber(points, { maximumFractionDigits: 2 });
}
