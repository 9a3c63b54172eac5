import { scoredIn } from '../debate/judging/scored.ts';
import type { JudgeBallot } from '../debate/judging/judge-ballot.ts';
import type { PanelResult } from '../debate/judging/panel-result.ts';
import { shownWords } from '../documents/shown-words.ts';
import { teamNameOf } from './decision-words.ts';
import type { TranscriptJson } from './json-schema.ts';
import type { TranscriptSource } from './on-record.ts';
import { personName } from './words.ts';

type Judging = NonNullable<TranscriptJson['judging']>;

/** What the judges decided, with names of teams and ids of people in this file; null if no judge decided. */
export function judgingOf(
  { room, decision }: Pick<TranscriptSource, 'room' | 'decision'>,
  idOf: (uid: string) => string,
): Judging | null {
  const result = room.debate.ballots?.result;
  if (!result) return null;
  const teamNames = (ids: readonly string[]) => ids.map((id) => teamNameOf(room.debate.format, id));
  const pointsOf = (points: JudgeBallot['points']) =>
    scoredIn(room.debate).map(({ key, uid, name }) => ({
      person: idOf(uid),
      speech: name,
      points: points[key] ?? 0,
    }));
  return {
    judges: room.debate.judges.map((uid) => personName(room, uid)),
    ...outcomeOf(result, teamNames),
    tieBreak: result.tieBreak,
    points: pointsOf(result.points),
    ballots: (decision?.ballots ?? []).map(({ by, ballot }) => ({
      judge: personName(room, by),
      winner: ballot.kind === 'sides' ? ballot.winner : null,
      lowPointWin: ballot.kind === 'sides' && ballot.isLowPointWin,
      teams: ballot.kind === 'teams' ? teamNames(ballot.ranking) : null,
      points: pointsOf(ballot.points),
      reason: shownWords(ballot.reason),
    })),
  };
}

function outcomeOf(
  result: PanelResult,
  teamNames: (ids: readonly string[]) => string[],
): Pick<Judging, 'winner' | 'votes' | 'teams'> {
  return result.kind === 'sides'
    ? { winner: result.winner, votes: { for: result.votes.for, against: result.votes.against }, teams: null }
    : { winner: null, votes: null, teams: teamNames(result.places.map(({ teamId }) => teamId)) };
}
