import * as z from 'zod/mini';
import { dimensionSchema, MARKS } from '../feedback/dimensions.ts';

export const ballotsPath = (roomId: string) => `rooms/${roomId}/ballots`;
export const ballotPath = (roomId: string, by: string, about: string) =>
  `${ballotsPath(roomId)}/${by}~${about}`;
export const receivedPath = (roomId: string) => `rooms/${roomId}/received`;

/** Marks of the dimensions that somebody had a view on. */
export const marksSchema = z.partialRecord(
  dimensionSchema,
  z.number().check(z.int(), z.minimum(MARKS.lowest), z.maximum(MARKS.highest)),
);
export type Marks = z.infer<typeof marksSchema>;

/** Who marks: somebody who debated too, somebody who listened, or the debater, who says what they expect. */
export const raterSchema = z.enum(['peer', 'judge', 'self']);
export type Rater = z.infer<typeof raterSchema>;

/** `rooms/{roomId}/ballots/{by~about}`: what somebody thinks of a debater's part. Only who gave it reads it. */
export const ballotSchema = z.object({
  by: z.string(),
  about: z.string(),
  as: raterSchema,
  marks: marksSchema,
  note: z.string(),
  isAnonymous: z.boolean(),
  /** Its copy in `received`; null where it is about who gave it. */
  receivedId: z.nullable(z.string()),
  atMs: z.number(),
});
export type BallotDocument = z.infer<typeof ballotSchema>;

/**
 * `rooms/{roomId}/received/{id}`: the same as its debater gets it. Where who gave it wished so, nothing in it says who
 * that was, its id neither.
 */
export const receivedBallotSchema = z.object({
  about: z.string(),
  as: raterSchema,
  by: z.nullable(z.string()),
  byName: z.nullable(z.string()),
  marks: marksSchema,
  note: z.string(),
});
export type ReceivedBallot = z.infer<typeof receivedBallotSchema>;
