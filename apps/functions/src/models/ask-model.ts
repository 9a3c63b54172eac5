import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { accept, refuse, type ModelCall, type ModelFailure, type Result, type Spent } from '@rostrum/domain';
import {
  afterAnswer,
  afterFailure,
  askBreaker,
  CLOSED,
  mostSpent,
  NOTHING_SPENT,
  priced,
  type BadAnswer,
  type Breaker,
  type ModelSettings,
  type Prompt,
} from '@rostrum/moderator/language-model';
import type { LanguageModel } from 'ai';
import { logger } from 'firebase-functions/v2';
import type * as z from 'zod/mini';
import { callModel, type ModelReply } from './call-model.ts';
import type { Account, ModelBooks } from './model-books.ts';

/** Everything for asking a model: the model, its cost, and the outcome of this instance's latest calls. */
export type ModelDesk = {
  model: LanguageModel;
  settings: Pick<ModelSettings, 'prices'>;
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
/** Errors that may pass on another attempt; a wrong key or a bad answer will not. */
const WORTH_ANOTHER_TRY: ReadonlySet<ModelFailure> = new Set([
  'rateLimited',
  'providerFault',
  'connectionLost',
]);

/**
 * Asks a model. The budgets of the room, the person and the day pay for each attempt. A failed attempt is retried
 * after a random pause while there is time. A refusal is not a fault: the caller continues without a model.
 */
export async function askModel<Value>(
  desk: ModelDesk,
  question: Question<Value>,
): Promise<Result<Value, ModelFailure>> {
  for (let tried = 1; ; tried += 1) {
    const tryOut = await tryOnce(desk, question);
    if (tryOut.ok) return tryOut;
    const pauseMs = FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random());
    const hasTime = desk.now() + pauseMs < question.deadlineAtMs;
    if (tried >= TRIES || !WORTH_ANOTHER_TRY.has(tryOut.refusal) || !hasTime) return tryOut;
    await desk.pause(pauseMs);
  }
}

async function tryOnce<Value>(
  desk: ModelDesk,
  question: Question<Value>,
): Promise<Result<Value, ModelFailure>> {
  const { books } = desk;
  const { call, account, read, schema, maxOutputTokens, deadlineAtMs } = question;
  const asked = askBreaker(desk.breaker, desk.now());
  if (!asked.mayAsk) return unmade(desk, 'breakerOpen');
  const prompt = question.prompt(randomBytes(12).toString('hex'));
  const most = mostSpent(prompt, maxOutputTokens, desk.settings.prices);
  if (!(await books.setAside(account, most, desk.now()))) return unmade(desk, 'budgetSpent');
  await setBreaker(desk, asked.breaker);
  const timeoutMs = deadlineAtMs - desk.now();
  const reply = await callModel({ model: desk.model, prompt, schema, maxOutputTokens, timeoutMs });
  const result = resultOf(reply, read, call);
  const failure = result.ok ? null : result.refusal;
  await books.settle(account, { call, most, spent: spentOn(reply, most, desk), failure }, desk.now());
  await setBreaker(
    desk,
    failure ? afterFailure(desk.breaker, desk.now()) : afterAnswer(desk.breaker, desk.now()),
  );
  return result;
}

async function unmade(desk: ModelDesk, failure: 'budgetSpent' | 'breakerOpen') {
  await desk.books.countUnmade(failure, desk.now());
  return refuse(failure);
}

/** Logs why an answer was not used, but never the answer: it may contain people's words. */
function resultOf<Value>(
  reply: ModelReply,
  read: Question<Value>['read'],
  call: ModelCall,
): Result<Value, ModelFailure> {
  const answered = reply.ok ? read(reply.answer) : undefined;
  if (answered?.ok) return accept(answered.value);
  const failure: ModelFailure = reply.ok ? 'badAnswer' : reply.failure;
  const reason = reply.ok ? answered?.refusal : reply.bad;
  logger.info('A model gave nothing to use', { call, failure, ...(reason && { reason }) });
  return refuse(failure);
}

/** The cost of a call. If the provider does not say, an answer costs the reserved amount; a refusal is free. */
function spentOn(reply: ModelReply, most: Spent, { settings }: ModelDesk): Spent {
  if (reply.tokens)
    return priced(capped(reply.tokens.inputTokens), capped(reply.tokens.outputTokens), settings.prices);
  const isFree = !reply.ok && ['rateLimited', 'providerFault', 'refusedByProvider'].includes(reply.failure);
  return isFree ? NOTHING_SPENT : most;
}

/** A provider with a nonsensical count must not spend a whole budget with one answer. */
function capped(tokens: number): number {
  return Math.min(Math.ceil(tokens), 1_000_000);
}

/** Stores only changes of state: this instance keeps its own count of failures. */
async function setBreaker(desk: ModelDesk, breaker: Breaker): Promise<void> {
  const hasChanged = breaker.state !== desk.breaker.state;
  desk.breaker = breaker;
  if (!hasChanged) return;
  const { state, sinceMs, retryAtMs } = breaker;
  logger.warn('The breaker of the language model changed', { state });
  await desk.books.noteBreaker({ state, sinceMs, retryAtMs });
}
