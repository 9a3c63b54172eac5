import type { ModelFailure } from '@rostrum/domain';
import { AnswerTooLong } from '@rostrum/encoder';
import type { BadAnswer, Prompt } from '@rostrum/moderator/language-model';
import type { LanguageModel } from 'ai';
import type * as z from 'zod/mini';

export type ModelRequest = {
  model: LanguageModel;
  prompt: Prompt;
  /** The schema of the answer. The provider gets it, and the caller checks the answer again. */
  schema: z.core.$ZodType;
  maxOutputTokens: number;
  timeoutMs: number;
};

type Tokens = { inputTokens: number; outputTokens: number };

/** The result: a JSON answer, or the reason why there is none. `tokens` is null if the provider did not say. */
export type ModelReply =
  | { ok: true; answer: unknown; tokens: Tokens | null }
  | { ok: false; failure: ModelFailure; bad?: BadAnswer; tokens: Tokens | null };

/** One call, without retries. It never throws because of the provider, and gives the model no tools. */
export async function callModel(request: ModelRequest): Promise<ModelReply> {
  const { asSchema, generateText, jsonSchema, Output } = await import('ai');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { model, prompt, schema, maxOutputTokens, timeoutMs } = request;
  const signal = AbortSignal.timeout(Math.max(1, timeoutMs));
  try {
    const { output, usage } = await generateText({
      model,
      instructions: prompt.system,
      prompt: prompt.user,
      output: Output.object({ schema: jsonSchema<unknown>(asSchema(schema).jsonSchema) }),
      maxOutputTokens,
      temperature: 0,
      maxRetries: 0,
      abortSignal: signal,
    });
    return { ok: true, answer: output, tokens: tokensOf(usage) };
  } catch (error) {
    return { ok: false, ...(await failureOf(error, signal.aborted)) };
  }
}

async function failureOf(error: unknown, isTimedOut: boolean) {
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } = await import('ai');
  if (isTimedOut) return { failure: 'timedOut', tokens: null } as const;
  if (isTooLong(error)) return { failure: 'badAnswer', bad: 'tooLong', tokens: null } as const;
  if (NoObjectGeneratedError.isInstance(error)) {
    return { failure: 'badAnswer', bad: 'notJson', tokens: tokensOf(error.usage) } as const;
  }
  if (NoOutputGeneratedError.isInstance(error))
    return { failure: 'badAnswer', bad: 'notJson', tokens: null } as const;
  if (!APICallError.isInstance(error)) return { failure: 'connectionLost', tokens: null } as const;
  const { statusCode } = error;
  if (statusCode === undefined) return { failure: 'connectionLost', tokens: null } as const;
  if (statusCode === 429) return { failure: 'rateLimited', tokens: null } as const;
  if (statusCode >= 500) return { failure: 'providerFault', tokens: null } as const;
  if (statusCode >= 400) return { failure: 'refusedByProvider', tokens: null } as const;
  return wasCut(error)
    ? ({ failure: 'connectionLost', tokens: null } as const)
    : ({ failure: 'badAnswer', bad: 'notJson', tokens: null } as const);
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

function tokensOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
) {
  const { inputTokens, outputTokens } = usage ?? {};
  return isCount(inputTokens) && isCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value >= 0;
}
