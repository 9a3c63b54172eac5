import * as m from '@rostrum/words/debate-rules';
import * as z from 'zod/mini';
import { between, words } from '../../bounds.ts';
import { seatIdSchema } from '../../ids.ts';
import { sideSchema } from '../format.ts';

/** More speeches than any format has points for. */
const SCORED_AT_MOST = 20;

/** Points by what is scored: a seat, or the step of a reply. */
const pointsSchema = z
  .record(seatIdSchema, between(0, 100))
  .check(
    z.refine((points) => Object.keys(points).length <= SCORED_AT_MOST, { error: () => m.tooManyPoints() }),
  );

const decided = {
  sides: {
    kind: z.literal('sides'),
    winner: sideSchema,
    /** The judge knows that the winner has fewer points. */
    isLowPointWin: z.boolean(),
    points: pointsSchema,
  },
  teams: {
    kind: z.literal('teams'),
    /** The teams by the ids of their first seats, the first place first. */
    ranking: z.array(seatIdSchema).check(z.maxLength(SCORED_AT_MOST)),
    points: pointsSchema,
  },
};

/** What one judge decides, without the reason. */
export const rulingSchema = z.discriminatedUnion('kind', [z.object(decided.sides), z.object(decided.teams)]);
export type BallotRuling = z.infer<typeof rulingSchema>;

/** What one judge decides, and why: the two sides with a winner, or several teams with their places. */
export const judgeBallotSchema = z.discriminatedUnion('kind', [
  z.object({ ...decided.sides, reason: words }),
  z.object({ ...decided.teams, reason: words }),
]);
export type JudgeBallot = z.infer<typeof judgeBallotSchema>;
