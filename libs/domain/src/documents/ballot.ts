import * as z from 'zod/mini';
import { ms, name, words } from '../bounds.ts';
import { uidSchema, keySchema } from '../ids.ts';
import { dimensionSchema, MARKS } from '../feedback/dimensions.ts';

export const ballotsPath = (roomId: string) => `rooms/${roomId}/ballots`;
export const ballotPath = (roomId: string, by: string, about: string) =>
  `${ballotsPath(roomId)}/${by}~${about}`;
export const receivedPath = (roomId: string) => `rooms/${roomId}/received`;

/** Marks for the dimensions that the author had a view on. */
export const marksSchema = z.partialRecord(
  dimensionSchema,
  z.number().check(z.int(), z.minimum(MARKS.lowest), z.maximum(MARKS.highest)),
);
export type Marks = z.infer<typeof marksSchema>;

/** The author of the marks: another debater, a listener, or the debater, who states an expectation. */
const raterSchema = z.enum(['peer', 'judge', 'self']);
export type Rater = z.infer<typeof raterSchema>;

/** `rooms/{roomId}/ballots/{by~about}`: a person's opinion of a debater's part. Only its author reads it. */
export const ballotSchema = z.object({
  by: uidSchema,
  about: uidSchema,
  as: raterSchema,
  marks: marksSchema,
  note: words,
  isAnonymous: z.boolean(),
  /** Its copy in `received`; null if author and subject are the same person. */
  receivedId: z.nullable(keySchema),
  atMs: ms,
});
export type BallotDocument = z.infer<typeof ballotSchema>;

/**
 * `rooms/{roomId}/received/{id}`: the same ballot as its debater gets it. If the author wished to stay anonymous,
 * nothing in it identifies them, not even its id.
 */
export const receivedBallotSchema = z.object({
  about: uidSchema,
  as: raterSchema,
  by: z.nullable(uidSchema),
  byName: z.nullable(name),
  marks: marksSchema,
  note: words,
});
export type ReceivedBallot = z.infer<typeof receivedBallotSchema>;
