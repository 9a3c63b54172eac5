import * as z from 'zod/mini';
import { problemOf, sentenceOf } from '../problems.ts';
import type { HttpAnswer } from '../shapes.ts';
import { fieldViolation, refusal } from './refusal.ts';

const textSchema = z.strictObject({
  text: z.string(),
  type: z.optional(z.enum(['PLAIN_TEXT', 'TEXT_TYPE_UNSPECIFIED'])),
});

/** A request of `comments:analyze`, with every field that its users may send. */
const requestSchema = z.strictObject({
  comment: textSchema,
  requestedAttributes: z.record(
    z.string(),
    z.strictObject({
      scoreType: z.optional(z.enum(['PROBABILITY', 'SCORE_TYPE_UNSPECIFIED'])),
      scoreThreshold: z.optional(z.number().check(z.gte(0), z.lte(1))),
    }),
  ),
  languages: z.optional(z.array(z.string())),
  spanAnnotations: z.optional(z.boolean()),
  clientToken: z.optional(z.string()),
  // Accepted and without effect: nothing is stored, and a comment is read by itself.
  context: z.optional(
    z.strictObject({
      entries: z.optional(z.array(textSchema)),
      articleAndParentComment: z.optional(
        z.strictObject({ article: z.optional(textSchema), parentComment: z.optional(textSchema) }),
      ),
    }),
  ),
  doNotStore: z.optional(z.boolean()),
  sessionId: z.optional(z.string()),
  communityId: z.optional(z.string()),
});
export type CommentRequest = z.infer<typeof requestSchema>;

export function parseComment(value: unknown): { request: CommentRequest } | { refused: HttpAnswer } {
  const parsed = z.safeParse(requestSchema, value);
  if (parsed.success) return { request: parsed.data };
  const problem = problemOf(parsed.error.issues, value);
  const { field = '', says } = problem;
  return { refused: refusal(400, sentenceOf(problem), fieldViolation(field, says)) };
}
