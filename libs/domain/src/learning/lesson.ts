import * as z from 'zod/mini';
import { dimensionSchema } from '../feedback/dimensions.ts';
import { exerciseSchema } from './exercise.ts';

const text = z.string().check(z.minLength(1));

/** A lesson's facts without its text, for lists, search, the dashboard and the choice of the next one. */
export const lessonHeadSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  title: text,
  /** The skill it trains: a dimension of feedback. */
  skill: dimensionSchema,
  minutes: z.number().check(z.minimum(3), z.maximum(20)),
  /** Its place among all lessons. */
  order: z.number(),
  prerequisites: z._default(z.array(z.string()), []),
  /** Increases when exercises change. */
  version: z.number().check(z.minimum(1)),
  /** One sentence: what the learner can do afterwards. */
  summary: text,
  /** The format that a role guide belongs to. */
  format: z.optional(z.string()),
});
export type LessonHead = z.infer<typeof lessonHeadSchema>;

/** A run of words; text by people and authors is never HTML. */
const runSchema = z.object({ text: z.string(), as: z.optional(z.enum(['strong', 'emphasis'])) });
const runs = z.array(runSchema);
export type Run = z.infer<typeof runSchema>;

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('quote'), runs }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs) }),
]);
export type TextBlock = z.infer<typeof blockSchema>;

/** A lesson as the page draws it, made from a Markdown file while building. */
export const lessonSchema = z.object({
  ...lessonHeadSchema.shape,
  terms: z._default(z.array(z.object({ term: text, meaning: text })), []),
  /** The source of its terms. */
  sources: z._default(z.array(text), []),
  text: z.array(blockSchema),
  exercises: z.array(exerciseSchema),
});
export type Lesson = z.infer<typeof lessonSchema>;
