import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { accept, refuse, type ModelCall, type ModelFailure, type Result, type Spent } from '@rostrum/domain';
import {
  afterAnswer,
  afterFailure,
  afterRetryAfter,
  askBreaker,
  CLOSED,
  mostSpent,
  NOTHING_SPENT,
  priced,
  PROVIDERS,
  type BadAnswer,
  type Breaker,
  type ModelSettings,
  type Prompt,
} from '@rostrum/moderator/language-model';
import type { LanguageModel } from 'ai';
import type * as z from 'zod/mini';
import { log } from '../logging/log.ts';
import { callModel, type ModelReply } from './call-model.ts';
import { isUnavailable } from './model-failure.ts';
import type { Account, ModelBooks } from './model-books.ts';

/** Everything for asking a model: the model, its cost, and the outcome of this instance's latest calls. */
export type ModelDesk = {
  model: LanguageModel;
  settings: Pick<ModelSettings, 'provider' | 'prices'>;
  books: Pick<ModelBooks, 'setAside' | 'settle' | 'countUnmade' | 'noteBreaker'>;
  breaker: Breaker;
  now: () => number;
  /** The pauses between attempts, in milliseconds. */
  pause: (delayMs: number) => Promise<unknown>;
};

export function aDesk(
  model: LanguageModel,
  settings: ModelDesk['settings'],
  books: ModelDesk['books'],
): ModelDesk {
  return {
    model,
    settings,
    books,
    breaker: CLOSED,
    now: () => Date.now(),
    pause: (delayMs) => sleep(delayMs),
  };
}

/** One question. */
export type Question<Value> = {
  call: ModelCall;
  account: Account;
  prompt: (nonce: string) => Prompt;
  schema: z.core.$ZodType;
  read: (answer: unknown) => Result<Value, BadAnswer>;
  maxOutputTokens: number;
  /** For all attempts together, on the desk's clock. */
  deadlineAtMs: number;
};

const TRIES = 3;
const FIRST_PAUSE_MS = 250;
/** A provider that had less time than this is not at fault for being late, in milliseconds. */
const FAIR_TIME_MS = 2_000;

/** One try: its result, and what it says about the provider. `unmade` if there was no call. */
type Attempt<Value> = {
  result: Result<Value, ModelFailure>;
  verdict: 'unmade' | 'answered' | 'unavailable' | 'hurried';
  retryAfterMs: number | null;
};

/**
 * Asks a model. The budgets of the room, the person and the day pay for each attempt. While the provider is not available and there
 * is time, it is asked again, after a random pause or the one that it asks for. A question counts once for the breaker, however often
 * it was tried. A refusal is not a fault: the caller continues without a model.
 */
export async function askModel<Value>(
  desk: ModelDesk,
  question: Question<Value>,
): Promise<Result<Value, ModelFailure>> {
  for (let tried = 1; ; tried += 1) {
    const { result, verdict, retryAfterMs } = await tryOnce(desk, question);
    if (verdict === 'answered') await setBreaker(desk, afterAnswer(desk.breaker, desk.now()));
    if (verdict !== 'unavailable') return result;
    const pauseMs = Math.max(FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random()), retryAfterMs ?? 0);
    const hasTime = desk.now() + pauseMs < question.deadlineAtMs;
    if (tried >= TRIES || !hasTime || desk.breaker.state === 'probing') {
      await setBreaker(desk, afterFailure(desk.breaker, desk.now(), retryAfterMs));
      return result;
    }
    if (retryAfterMs !== null)
      await setBreaker(desk, afterRetryAfter(desk.breaker, desk.now(), retryAfterMs));
    await desk.pause(pauseMs);
  }
}

async function tryOnce<Value>(desk: ModelDesk, question: Question<Value>): Promise<Attempt<Value>> {
  const { books, settings } = desk;
  const { call, account, read, schema, maxOutputTokens, deadlineAtMs } = question;
  const askedAtMs = desk.now();
  const asked = askBreaker(desk.breaker, askedAtMs);
  if (!asked.mayAsk) return unmade(desk, 'breakerOpen');
  // Before anything is awaited: other questions may open the breaker meanwhile, and only one probes.
  if (asked.breaker !== desk.breaker) await setBreaker(desk, asked.breaker);
  const prompt = question.prompt(randomBytes(12).toString('hex'));
  const most = mostSpent(prompt, maxOutputTokens, settings.prices);
  if (!(await books.setAside(account, most, askedAtMs))) return unmade(desk, 'budgetSpent');
  const startedAtMs = desk.now();
  const timeoutMs = deadlineAtMs - startedAtMs;
  const { forbidsReasoning } = PROVIDERS[settings.provider];
  const reply = await callModel({
    model: desk.model,
    prompt,
    schema,
    maxOutputTokens,
    forbidsReasoning,
    timeoutMs,
  });
  const tookMs = desk.now() - startedAtMs;
  const result = resultOf(reply, read, call);
  const failure = result.ok ? null : result.refusal;
  const spent = spentOn(reply, most, desk);
  // On the day that the cost was reserved, which may be over.
  await books.settle(account, { call, most, spent, failure, tookMs }, askedAtMs);
  const isHurried = failure === 'timedOut' && timeoutMs < FAIR_TIME_MS;
  return {
    result,
    verdict: isHurried ? 'hurried' : failure && isUnavailable(failure) ? 'unavailable' : 'answered',
    retryAfterMs: reply.ok ? null : reply.retryAfterMs,
  };
}

async function unmade(desk: ModelDesk, failure: 'budgetSpent' | 'breakerOpen'): Promise<Attempt<never>> {
  await desk.books.countUnmade(failure, desk.now());
  return { result: refuse(failure), verdict: 'unmade', retryAfterMs: null };
}

/** Logs why an answer was not used, but never the answer: it may contain people's words. */
function resultOf<Value>(
  reply: ModelReply,
  read: Question<Value>['read'],
  call: ModelCall,
): Result<Value, ModelFailure> {
  const answered = reply.ok ? read(reply.answer) : undefined;
  if (answered?.ok) return accept(answered.value);
  const reason = reply.ok ? answered?.refusal : reply.bad;
  const failure = reply.ok ? (reason === 'wrongShape' ? 'malformed' : 'badAnswer') : reply.failure;
  const status = reply.ok ? undefined : reply.status;
  log('modelGaveNothing', {
    call,
    failure,
    ...(reason && { reason }),
    ...(status && { status }),
  });
  return refuse(failure);
}

/** The cost of a call. If the provider does not say, an answer costs the reserved amount; a refused request is free. */
function spentOn(reply: ModelReply, most: Spent, { settings }: ModelDesk): Spent {
  if (reply.tokens) return priced(reply.tokens, settings.prices);
  const isFree = !reply.ok && FREE.has(reply.failure);
  return isFree ? NOTHING_SPENT : most;
}

const FREE: ReadonlySet<ModelFailure> = new Set([
  'rateLimited',
  'providerFault',
  'keyRefused',
  'refusedByProvider',
]);

/** Stores only changes of state: this instance keeps its own count of failures. */
async function setBreaker(desk: ModelDesk, breaker: Breaker): Promise<void> {
  const hasChanged = breaker.state !== desk.breaker.state;
  desk.breaker = breaker;
  if (!hasChanged) return;
  const { state, sinceMs, retryAtMs } = breaker;
  log('breakerChanged', { state });
  await desk.books.noteBreaker({ state, sinceMs, retryAtMs });
}
