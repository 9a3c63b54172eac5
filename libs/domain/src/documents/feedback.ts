import * as z from 'zod/mini';
import { SPEAKER_SCALES } from '../debate/formats/preset.ts';
import { ms, count, between } from '../bounds.ts';
import { uidSchema, formatIdSchema } from '../ids.ts';
import { sideSchema } from '../debate/format.ts';
import { dimensionSchema, DIMENSIONS, MARKS } from '../feedback/dimensions.ts';
import { linkedWordsSchema, notJudgedSchema } from './debate-report.ts';

const sentence = z.string().check(z.maxLength(240));

/** One dimension: 1 … 5 with one decimal, and its 80 % interval; null if there was too little evidence. */
const dimensionScoreSchema = z.object({
  dimension: dimensionSchema,
  score: z.nullable(z.number().check(z.minimum(MARKS.lowest), z.maximum(MARKS.highest))),
  low: z.nullable(between(-10, 20)),
  high: z.nullable(between(-10, 20)),
  /** Its basis: a count out of a total. */
  hits: count,
  chances: count,
  reason: sentence,
  quote: z.nullable(linkedWordsSchema),
  next: sentence,
});
export type DimensionScore = z.infer<typeof dimensionScoreSchema>;

const speakerScaleSchema = z.enum(SPEAKER_SCALES);

export const feedbackPath = (roomId: string, uid: string) => `rooms/${roomId}/feedback/${uid}`;

/** `rooms/{roomId}/feedback/{uid}`: the engine's feedback on one debater's part. Only that person reads it. */
export const feedbackSchema = z.object({
  version: z.literal(1),
  uid: uidSchema,
  side: sideSchema,
  formatId: formatIdSchema,
  writtenAtMs: ms,
  notJudged: z.nullable(notJudgedSchema),
  dimensions: z.array(dimensionScoreSchema).check(z.length(DIMENSIONS.length)),
  /** The mean of the judged dimensions, 1 … 5; null for none. */
  mean: z.nullable(between(0, 10)),
  /** The same on the scale of the format; null if the format has none. */
  points: z.nullable(
    z.object({
      scale: speakerScaleSchema,
      value: between(0, 1_000),
      low: between(0, 1_000),
      high: between(0, 1_000),
    }),
  ),
  /** Claims of the other side that this person answered, or left unanswered despite having the turn. */
  answered: count,
  dropped: count,
});
export type Feedback = z.infer<typeof feedbackSchema>;
