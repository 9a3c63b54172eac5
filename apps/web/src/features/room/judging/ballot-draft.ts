import {
  ballotProblem,
  BALLOT_REFUSALS,
  isBlank,
  meanOf,
  otherSide,
  ranksTeams,
  rulingOf,
  scoredIn,
  teamsIn,
  type BallotRuling,
  type DebateState,
  type JudgeBallot,
  type Side,
} from '@rostrum/domain';
import * as m from '@rostrum/words/room-judging';

/** A ballot that is being filled in. Points are what was typed; `places`: each team’s place from 0, by its id. */
export type BallotDraft = {
  winner: Side | null;
  places: Readonly<Record<string, number>>;
  points: Readonly<Record<string, string>>;
  isLowPointWin: boolean;
  reason: string;
};

const EMPTY: BallotDraft = { winner: null, places: {}, points: {}, isLowPointWin: false, reason: '' };

/** The draft of a stored ballot; an empty one without it. */
export function draftOf(stored: JudgeBallot | undefined): BallotDraft {
  if (!stored) return EMPTY;
  const points = Object.fromEntries(
    Object.entries(stored.points).map(([key, value]) => [key, String(value)]),
  );
  const { reason } = stored;
  if (stored.kind === 'sides') {
    const { winner, isLowPointWin } = stored;
    return { ...EMPTY, winner, isLowPointWin, points, reason };
  }
  const places = Object.fromEntries(stored.ranking.map((team, place) => [team, place]));
  return { ...EMPTY, places, points, reason };
}

/** A team takes a place; the team that had it gets the place that this one had. */
export function placed(places: BallotDraft['places'], team: string, place: number): BallotDraft['places'] {
  const other = Object.keys(places).find((one) => one !== team && places[one] === place);
  const { [other ?? '']: _, ...rest } = places;
  const left = places[team];
  return { ...rest, [team]: place, ...(other !== undefined && left !== undefined && { [other]: left }) };
}

/** What was typed as a number; undefined if it is none. A comma is a decimal point. */
function pointsOf(typed: string | undefined): number | undefined {
  const value = Number((typed ?? '').trim().replace(',', '.') || Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}

type Seated = Pick<DebateState, 'format' | 'seats'>;

/** The points that are there, by what they are for. */
function pointsIn(debate: Seated, draft: BallotDraft): Record<string, number> {
  return Object.fromEntries(
    scoredIn(debate).flatMap(({ key }) => {
      const points = pointsOf(draft.points[key]);
      return points === undefined ? [] : [[key, points] as const];
    }),
  );
}

/** Whether the side that was chosen has fewer points, in a format where that can happen. */
export function isLowPoint(debate: Seated, draft: BallotDraft): boolean {
  if (draft.winner === null || rulingOf(debate.format)?.win !== 'free') return false;
  const scored = scoredIn(debate);
  const points = pointsIn(debate, draft);
  if (Object.keys(points).length < scored.length) return false;
  const won = meanOf(scored, points, { side: draft.winner }) ?? 0;
  return won < (meanOf(scored, points, { side: otherSide(draft.winner) }) ?? 0);
}

/** The ballot to hand in, or what is still wrong with it. */
export function finished(debate: Seated, draft: BallotDraft): { ballot: BallotRuling } | { problem: string } {
  const points = pointsIn(debate, draft);
  if (!ranksTeams(debate.format)) {
    if (draft.winner === null) return { problem: m.chooseWinner() };
    const isLowPointWin = isLowPoint(debate, draft) && draft.isLowPointWin;
    return checked(debate, { kind: 'sides', winner: draft.winner, isLowPointWin, points }, draft);
  }
  const ranking = teamsIn(debate)
    .map(({ id }) => id)
    .filter((team) => draft.places[team] !== undefined)
    .toSorted((one, other) => (draft.places[one] ?? 0) - (draft.places[other] ?? 0));
  return checked(debate, { kind: 'teams', ranking, points }, draft);
}

function checked(debate: Seated, ballot: BallotRuling, { reason }: BallotDraft) {
  const problem = ballotProblem(debate, ballot);
  if (problem) return { problem: BALLOT_REFUSALS[problem]() };
  return isBlank(reason) ? { problem: m.giveReason() } : { ballot };
}
