import * as z from 'zod/mini';
import { difficultySchema, topicKindSchema } from '../documents/topic.ts';

const line = z.string().check(z.minLength(1));

const caseArgumentSchema = z.strictObject({
  claim: line,
  /** The warrant: why the claim holds. */
  why: line,
  /** The impact: who gains or loses, and how much. */
  so: line,
  example: line,
  /** The other side's strongest reply to this argument. */
  answer: line,
});
/** One argument of a side. */
export type CaseArgument = z.infer<typeof caseArgumentSchema>;

export const caseHeadSchema = z.strictObject({
  motion: line,
  kind: topicKindSchema,
  difficulty: difficultySchema,
  /** `World`, or the country or region that the motion is about. */
  region: line,
  terms: z.array(z.strictObject({ term: line, meaning: line })),
  /** What can be looked up, with the kind of source and its name. */
  facts: z.array(z.strictObject({ says: line, source: line })),
});

export const caseFileSchema = z.extend(caseHeadSchema, {
  /** The folder and the file's name without its ending, in `content/motions`. */
  category: line,
  slug: line,
  background: line,
  arguments: z.strictObject({ for: z.array(caseArgumentSchema), against: z.array(caseArgumentSchema) }),
});
/** A motion with everything that a debate on it can start from. */
export type CaseFile = z.infer<typeof caseFileSchema>;
