import { randomUUID } from 'node:crypto';
import type { Duty } from '@rostrum/domain';
import { logger } from 'firebase-functions/v2';
import { HttpsError, type CallableRequest, type CallableResponse } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';

// Without a language the small zod says no more than "Invalid input".
z.config(z.locales.en());

/** Who asks; a callable that needs somebody refuses everybody else here. */
export function requireUser(request: CallableRequest): { uid: string } {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  return { uid: request.auth.uid };
}

/** Whether who asks may decide appeals in any room. */
export const isModerator = (request: CallableRequest) => hasDuty(request, 'moderator');

/** Whether who asks runs the product. */
export const isOperator = (request: CallableRequest) => hasDuty(request, 'operator');

function hasDuty({ auth }: CallableRequest, duty: Duty): boolean {
  return auth?.token[duty] === true;
}

/** What is asked, parsed; wrong input is answered with each field and what to do about it. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const sentence = problems
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join('; ');
  throw new HttpsError('invalid-argument', sentence, { problems });
}

/** Parts of an answer, for who asked for a stream; `signal` says when nobody listens any more. */
export type Chunks = { send: (chunk: unknown) => Promise<unknown>; signal: AbortSignal };

/** Undefined where who asks takes the answer as a whole. */
export function chunksTo(request: CallableRequest, response?: CallableResponse): Chunks | undefined {
  if (!request.acceptsStreaming || !response) return undefined;
  return { send: (chunk) => response.sendChunk(chunk), signal: response.signal };
}

/**
 * The one way out of a callable: an answer or a refusal passes as it is; a fault is logged once, under an id that the
 * person can quote, and reaches them as one sentence.
 */
export function answering<Answer>(
  name: string,
  answer: (request: CallableRequest, response?: CallableResponse) => Promise<Answer>,
): (request: CallableRequest, response?: CallableResponse) => Promise<Answer> {
  return async (request, response) => {
    try {
      return await answer(request, response);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      const requestId = randomUUID().slice(0, 8);
      logger.error(`${name} failed`, error, { requestId, uid: request.auth?.uid });
      throw new HttpsError(
        'internal',
        `Something went wrong on our side. Try again; if it stays, quote ${requestId}.`,
      );
    }
  };
}
