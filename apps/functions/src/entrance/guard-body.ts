import type { IncomingMessage } from 'node:http';
import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import { HttpsError } from 'firebase-functions/v2/https';
import { bodyProblem, type BodyBounds } from './body-bounds.ts';

/** Requests whose body was removed, with the sentence that says why, in the language of the moment. */
const refused = new WeakMap<IncomingMessage, () => string>();

/**
 * Checks a callable's body before the platform's own library parses it. That library decodes recursively, and 100,000
 * brackets crash it. An excessive body is removed from the request; `requireBody` then refuses it with the usual
 * headers.
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

/** @throws HttpsError `invalid-argument` if `guardBody` removed the body */
export function requireBody(request: IncomingMessage): void {
  const problem = refused.get(request);
  if (problem !== undefined) throw new HttpsError('invalid-argument', problem());
}
