import type { ModelFailure } from '@rostrum/domain';
import { AnswerTooLong } from '@rostrum/encoder';
import type { BadAnswer, TokenCount } from '@rostrum/moderator/language-model';
import type { FinishReason } from 'ai';
import { retryAfterOf } from './retry-after.ts';
import { tokensOf } from './tokens.ts';

/** Why a call returned nothing. `retryAfterMs` is the pause that the provider asked for. */
export type CallFailure = {
  failure: ModelFailure;
  bad?: BadAnswer;
  status?: number;
  tokens: TokenCount | null;
  retryAfterMs: number | null;
};

/** The failures of a provider that cannot be reached or does not keep up: they may pass, and only they count for the breaker. */
const UNAVAILABLE: ReadonlySet<ModelFailure> = new Set([
  'timedOut',
  'rateLimited',
  'providerFault',
  'connectionLost',
]);

export function isUnavailable(failure: ModelFailure): boolean {
  return UNAVAILABLE.has(failure);
}

/** The failure of an answer that a model did not end of its own accord; undefined if it did. */
export function failureOfEnd(
  finishReason: FinishReason | undefined,
  tokens: TokenCount | null,
): CallFailure | undefined {
  if (finishReason === undefined || finishReason === 'stop') return undefined;
  return finishReason === 'content-filter'
    ? { failure: 'refusedByModel', tokens, retryAfterMs: null }
    : { failure: 'malformed', bad: 'cutShort', tokens, retryAfterMs: null };
}

/** What an error of the SDK means. @param atMs epoch milliseconds */
export async function failureOf(error: unknown, isTimedOut: boolean, atMs: number): Promise<CallFailure> {
  const { APICallError, NoObjectGeneratedError } = await import('ai');
  const nothing = { tokens: null, retryAfterMs: null };
  if (isTimedOut) return { failure: 'timedOut', ...nothing };
  if (isTooLong(error)) return { failure: 'malformed', bad: 'tooLong', ...nothing };
  if (NoObjectGeneratedError.isInstance(error)) {
    return (
      failureOfEnd(error.finishReason, tokensOf(error.usage)) ?? {
        failure: 'malformed',
        bad: 'notJson',
        ...nothing,
        tokens: tokensOf(error.usage),
      }
    );
  }
  if (!APICallError.isInstance(error) || error.statusCode === undefined) {
    return { failure: 'connectionLost', ...nothing };
  }
  const { statusCode: status } = error;
  // The SDK reports an answer that holds no output as a 500 which is not worth another try.
  if (status >= 500 && !error.isRetryable) return { failure: 'malformed', bad: 'notJson', ...nothing };
  if (status >= 400) {
    return {
      failure: failureOfStatus(status),
      status,
      tokens: null,
      retryAfterMs: retryAfterOf(error, atMs),
    };
  }
  return wasCut(error)
    ? { failure: 'connectionLost', ...nothing }
    : { failure: 'malformed', bad: 'notJson', ...nothing };
}

function failureOfStatus(status: number): ModelFailure {
  if (status === 429) return 'rateLimited';
  if (status >= 500) return 'providerFault';
  return status === 401 || status === 403 ? 'keyRefused' : 'refusedByProvider';
}

/** The SDK wraps the underlying error more than once. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let next = error; next instanceof Error && causes.length < 8; next = next.cause) causes.push(next);
  return causes;
}

function isTooLong(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof AnswerTooLong);
}

/** A truncated body. */
function wasCut(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => cause.message === 'terminated' || ('code' in cause && cause.code === 'UND_ERR_SOCKET'),
  );
}
