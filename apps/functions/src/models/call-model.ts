import type { Prompt, TokenCount } from '@rostrum/moderator/language-model';
import type { LanguageModel } from 'ai';
import type * as z from 'zod/mini';
import { failureOf, failureOfEnd, type CallFailure } from './model-failure.ts';
import { tokensOf } from './tokens.ts';

export type ModelRequest = {
  model: LanguageModel;
  prompt: Prompt;
  /** The schema of the answer. The provider gets it, and the caller checks the answer again. */
  schema: z.core.$ZodType;
  maxOutputTokens: number;
  /** Whether the model is told not to reason first: a late answer helps nobody. */
  forbidsReasoning: boolean;
  timeoutMs: number;
};

/** The result: a JSON answer, or the reason why there is none. `tokens` is null if the provider did not say. */
export type ModelReply =
  { ok: true; answer: unknown; tokens: TokenCount | null } | ({ ok: false } & CallFailure);

/** OpenAI keeps no copy of what people said. */
const PROVIDER_OPTIONS = { openai: { store: false } };

/**
 * One call, without retries. It never throws because of the provider, and gives the model no tools. It sends no temperature: the
 * present models of OpenAI and Anthropic refuse it.
 */
export async function callModel(request: ModelRequest): Promise<ModelReply> {
  const { asSchema, generateText, jsonSchema, Output } = await import('ai');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { model, prompt, schema, maxOutputTokens, forbidsReasoning, timeoutMs } = request;
  const signal = AbortSignal.timeout(Math.max(1, timeoutMs));
  try {
    const result = await generateText({
      model,
      instructions: prompt.system,
      prompt: prompt.user,
      output: Output.object({ schema: jsonSchema<unknown>(asSchema(schema).jsonSchema) }),
      maxOutputTokens,
      ...(forbidsReasoning && { reasoning: 'none' as const }),
      providerOptions: PROVIDER_OPTIONS,
      maxRetries: 0,
      abortSignal: signal,
    });
    const tokens = tokensOf(result.usage);
    const failed = failureOfEnd(result.finishReason, tokens);
    return failed ? { ok: false, ...failed } : { ok: true, answer: result.output, tokens };
  } catch (error) {
    return { ok: false, ...(await failureOf(error, signal.aborted, Date.now())) };
  }
}
