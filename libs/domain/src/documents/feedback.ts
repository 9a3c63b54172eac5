import * as z from 'zod/mini';
import { sideSchema } from '../debate/format.ts';
import { dimensionSchema, DIMENSIONS, MARKS } from '../feedback/dimensions.ts';
import { linkedWordsSchema, notJudgedSchema } from './debate-report.ts';

const sentence = z.string().check(z.maxLength(240));
const count = z.number().check(z.int(), z.minimum(0));

/** One dimension: 1 … 5 with one decimal, and its 80 % interval; null where there was too little to go by. */
export const dimensionScoreSchema = z.object({
  dimension: dimensionSchema,
  score: z.nullable(z.number().check(z.minimum(MARKS.lowest), z.maximum(MARKS.highest))),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** What it rests on: this many of that many. */
  hits: count,
  chances: count,
  reason: sentence,
  quote: z.nullable(linkedWordsSchema),
  next: sentence,
});
export type DimensionScore = z.infer<typeof dimensionScoreSchema>;

/** Scales of speaker points: World Universities (50–100), World Schools (60–80), and most leagues of the United States (25–30). */
export const speakerScaleSchema = z.enum(['wudc', 'wsdc', 'us']);
export type SpeakerScale = z.infer<typeof speakerScaleSchema>;

export const feedbackPath = (roomId: string, uid: string) => `rooms/${roomId}/feedback/${uid}`;

/** `rooms/{roomId}/feedback/{uid}`: what the engine makes of one debater's part. Read by that person alone. */
export const feedbackSchema = z.object({
  version: z.literal(1),
  uid: z.string(),
  side: sideSchema,
  formatId: z.string(),
  writtenAtMs: z.number(),
  notJudged: z.nullable(notJudgedSchema),
  dimensions: z.array(dimensionScoreSchema).check(z.length(DIMENSIONS.length)),
  /** The mean of the dimensions that were judged, 1 … 5; null for none. */
  mean: z.nullable(z.number()),
  /** The same on the scale of the format; null where the format has none. */
  points: z.nullable(
    z.object({ scale: speakerScaleSchema, value: z.number(), low: z.number(), high: z.number() }),
  ),
  /** Claims of the other side that this person answered, or let go though they had the turn. */
  answered: count,
  dropped: count,
});
export type Feedback = z.infer<typeof feedbackSchema>;
