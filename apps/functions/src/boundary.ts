import {
  accept,
  refuse,
  SECOND_FACTOR,
  sessionBeganAtSeconds,
  uidSchema,
  unreadableId,
  type Duty,
  type Result,
} from '@rostrum/domain';
import * as m from '@rostrum/words/answers';
import {
  HttpsError,
  onCall,
  type CallableOptions,
  type CallableRequest,
  type CallableResponse,
} from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import type { BodyBounds } from './entrance/body-bounds.ts';
import type { Caller } from './entrance/entry.ts';
import { guardBody, requireBody } from './entrance/guard-body.ts';
import { inRequest } from './logging/log.ts';
import { noteFault } from './server-faults/note-fault.ts';
import { noteServed } from './spending/spending-desk.ts';
import { speaking, takeLanguage } from './speaking.ts';
import { everythingTold } from './told.ts';
import { UnreadableDocument } from './unreadable/read-stored.ts';

// Without a locale, zod's mini build only says "Invalid input".
z.config(z.locales.en());

/** The caller. A callable that needs a signed-in person refuses everybody else here. */
export function requireCaller(request: CallableRequest): Caller {
  const uid = uidSchema.safeParse(request.auth?.uid);
  if (!request.auth || !uid.success) throw new HttpsError('unauthenticated', m.signInFirst());
  const member = houseMember(request);
  return {
    uid: uid.data,
    signedInAtSeconds: sessionBeganAtSeconds(request.auth.token.auth_time, request.auth.token),
    member,
    isModerator: member.ok,
    isOperator: hasDuty(request, 'operator'),
  };
}

/**
 * Whether the caller acts for the house: holds the claim and signed in with a second factor. Otherwise, what is
 * missing.
 */
function houseMember(request: CallableRequest): Result<object, 'not-a-moderator' | 'second-factor'> {
  if (!hasDuty(request, 'moderator')) return refuse('not-a-moderator');
  return request.auth?.token[SECOND_FACTOR] === true ? accept({}) : refuse('second-factor');
}

function hasDuty({ auth }: CallableRequest, duty: Duty): boolean {
  return auth?.token[duty] === true;
}

/** More than the fields of any form. */
const PROBLEMS_MOST = 20;

/** The parsed input. The answer to invalid input names each field and its remedy. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues
    .slice(0, PROBLEMS_MOST)
    .map(({ path, message }) => ({ field: path.join('.'), message }));
  const sentence = problems
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join('; ');
  throw new HttpsError('invalid-argument', sentence, { problems });
}

/** The parts of an answer for a streaming caller; `signal` aborts when nobody listens any more. */
export type Chunks = { send: (chunk: unknown) => Promise<unknown>; signal: AbortSignal };

/** Undefined if the caller takes the answer as a whole. */
export function chunksTo(request: CallableRequest, response?: CallableResponse): Chunks | undefined {
  if (!request.acceptsStreaming || !response) return undefined;
  return { send: (chunk) => response.sendChunk(chunk), signal: response.signal };
}

/** Whether this deployment answers only pages of ours: `npm run deploy` sets it where the web client has App Check. */
const isAppCheckOn = () => process.env['APP_CHECK'] === 'on';

/** A program without a page of ours has no token. The stock option would answer as if the person had to sign in. */
function requireOurPage({ app }: CallableRequest): void {
  if (isAppCheckOn() && !app) throw new HttpsError('failed-precondition', m.notOurPage());
}

/**
 * The one way to make a callable. It refuses an oversized body before it parses the body, refuses requests without a token of
 * App Check where that is on, and speaks the language of the page that asks. Errors leave as `answering` describes.
 */
export function openCallable<Answer>(
  name: string,
  { bounds, ...options }: CallableOptions & { bounds?: BodyBounds },
  answer: (request: CallableRequest, response?: CallableResponse) => Promise<Answer>,
) {
  const answered = answering<Answer>(name, async (request, response) => {
    requireOurPage(request);
    requireBody(request.rawRequest);
    return answer(request, response);
  });
  const asked = (request: CallableRequest, response?: CallableResponse) => {
    const { language, data } = takeLanguage(request.data);
    return speaking(language, () => answered({ ...request, data }, response));
  };
  return guardBody(onCall(options, asked), bounds);
}

/**
 * The one way out of a callable. Answers and refusals pass unchanged. A fault is logged once, under the id of the request, which the
 * person can quote, and reaches them as one sentence. The same is true of an unreadable document, under the id of
 * its entry in the operators' list.
 */
export function answering<Answer>(
  name: string,
  answer: (request: CallableRequest, response?: CallableResponse) => Promise<Answer>,
): (request: CallableRequest, response?: CallableResponse) => Promise<Answer> {
  return (request, response) =>
    inRequest(name, async () => {
      noteServed('calls');
      try {
        return await answer(request, response);
      } catch (error) {
        if (error instanceof HttpsError) throw error;
        if (error instanceof UnreadableDocument) throw await unreadable(error);
        const id = await noteFault(error, { uid: request.auth?.uid });
        throw new HttpsError('internal', m.wentWrong({ id }));
      } finally {
        await everythingTold();
      }
    });
}

async function unreadable({ path }: UnreadableDocument): Promise<HttpsError> {
  const id = await unreadableId(path);
  return new HttpsError('data-loss', m.unreadable({ id }));
}
