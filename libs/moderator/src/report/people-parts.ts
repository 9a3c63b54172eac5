import {
  type ArgumentMap,
  benchOf,
  debaterIds,
  type Feedback,
  type MapNode,
  personName,
  scoredIn,
  seatName,
  seatsTakenBy,
  sharesOf,
  type Side,
  teamOf,
  wordCount,
} from '@rostrum/domain';
import { answersBy, type Answers } from '../map/answers.ts';
import type { ReportSource } from './report-source.ts';

/** One person's part of a debate, as everybody who reads the report may know it. */
export type PersonPart = {
  uid: string;
  name: string;
  /** Null for the audience. */
  side: Side | null;
  /** The team, where two teams share a bench. */
  team: string | undefined;
  /** The names of their seats at the end. */
  seats: string[];
  words: number;
  /** 0 … 1 of all that was said; `fairShare` is null for the audience. */
  share: number;
  fairShare: number | null;
  claims: MapNode[];
  /** What they answered and left unanswered; empty for the audience. */
  answers: Answers;
  /** The judges' mean for each of their speeches; empty without a decision. */
  points: { speech: string; points: number }[];
};

/** The part of everybody who had a seat or spoke: debaters by their seats, then the others. */
export function partsOf({ room, messages, report, map }: PartsSource): PersonPart[] {
  const { debate } = room;
  const shares = new Map(sharesOf(debate).map(({ uid, share }) => [uid, share]));
  const fairShares = new Map(report.airtime.map(({ uid, fairShare }) => [uid, fairShare]));
  const uids = new Set([
    ...debaterIds(debate),
    ...shares.keys(),
    ...messages.map(({ authorId }) => authorId),
  ]);
  const result = debate.ballots?.result;
  return [...uids].map((uid) => {
    const side = benchOf(debate, uid) ?? null;
    return {
      uid,
      name: personName(room, uid),
      side,
      team: teamOf(debate, uid),
      seats: seatsTakenBy(debate, uid).map((seat) => seatName(debate.format, seat)),
      words: wordsOf(uid, messages),
      share: shares.get(uid) ?? 0,
      fairShare: fairShares.get(uid) ?? null,
      claims: claimsOf(uid, map),
      answers: side ? answersBy(uid, side, map) : { answered: [], dropped: [] },
      points: result
        ? scoredIn(debate).flatMap(({ key, uid: speaker, name }) =>
            speaker === uid ? [{ speech: name, points: result.points[key] ?? 0 }] : [],
          )
        : [],
    };
  });
}

export type PartsSource = Pick<ReportSource, 'room' | 'messages' | 'report' | 'map'>;

function wordsOf(uid: string, messages: ReportSource['messages']): number {
  return messages.reduce(
    (sum, { authorId, state, text }) => sum + (authorId === uid && state === 'shown' ? wordCount(text) : 0),
    0,
  );
}

function claimsOf(uid: string, { nodes }: ArgumentMap): MapNode[] {
  return nodes.filter(({ authorId, kind }) => authorId === uid && kind === 'claim');
}

/** The dimension to work on next: the lowest score with a next step; undefined if nothing was judged. */
export function nextStepOf({ dimensions }: Feedback): Feedback['dimensions'][number] | undefined {
  const judged = dimensions.filter(({ score, next }) => score !== null && next !== '');
  return judged.toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))[0];
}
