import type { IncomingMessage } from 'node:http';
import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import { HttpsError } from 'firebase-functions/v2/https';
import { bodyProblem, type BodyBounds } from './body-bounds.ts';

/** Requests whose body was taken away, with the sentence that says why. */
const refused = new WeakMap<IncomingMessage, string>();

/**
 * Looks at a callable's body before the platform's own library does: it decodes level by level on the stack, and 100,000
 * brackets end that in a fault. What is too much is taken out of the request, and `requireBody` refuses it in the way, and
 * with the headers, that every other refusal has.
 */
export function guardBody<Data, Answer, Chunk>(
  callable: CallableFunction<Data, Answer, Chunk>,
  bounds?: BodyBounds,
): CallableFunction<Data, Answer, Chunk> {
  const guarded = (request: Request, response: Parameters<typeof callable>[1]) => {
    const problem = bodyProblem(request.body, request.rawBody?.length ?? 0, bounds);
    if (problem !== undefined) {
      refused.set(request, problem);
      request.body = { data: null };
    }
    return callable(request, response);
  };
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as typeof callable;
}

/** @throws HttpsError `invalid-argument` where `guardBody` took the body away */
export function requireBody(request: IncomingMessage): void {
  const problem = refused.get(request);
  if (problem !== undefined) throw new HttpsError('invalid-argument', problem);
}
