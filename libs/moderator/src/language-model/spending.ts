import type { ModelLimit, Spent } from '@rostrum/domain';
import type { ModelPrices } from './model-settings.ts';
import type { Prompt } from './prompt.ts';

export const NOTHING_SPENT: Spent = { inputTokens: 0, cachedTokens: 0, outputTokens: 0, costMicros: 0 };

/** What two calls spent together. */
export function spentTogether(one: Spent, other: Spent): Spent {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costMicros: one.costMicros + other.costMicros,
  };
}

/** A provider's count. The tokens that it read from its cache or wrote into it are parts of `input`. */
export type TokenCount = { input: number; cached: number; cacheWrite: number; output: number };

/** The cost of tokens, rounded up to a millionth of a dollar. */
export function priced({ input, cached, cacheWrite, output }: TokenCount, prices: ModelPrices): Spent {
  const micros =
    Math.max(0, input - cached - cacheWrite) * prices.inputMicrosPerMillion +
    cached * prices.cachedMicrosPerMillion +
    cacheWrite * prices.cacheWriteMicrosPerMillion +
    output * prices.outputMicrosPerMillion;
  return {
    inputTokens: input,
    cachedTokens: cached,
    outputTokens: output,
    costMicros: Math.ceil(micros / 1_000_000),
  };
}

/** The maximum cost of a call, reserved before it: a token has at least one byte, and most have three or four. */
export function mostSpent({ system, user }: Prompt, maxOutputTokens: number, prices: ModelPrices): Spent {
  const bytes = new TextEncoder().encode(system + user).length;
  const input = Math.ceil(bytes / 2) + 400;
  return priced({ input, cached: 0, cacheWrite: input, output: maxOutputTokens }, prices);
}

/** Whether a budget allows more spending, including reserved amounts. */
export function staysWithin(spent: Spent, more: Spent, limit: ModelLimit): boolean {
  const tokens = spent.inputTokens + spent.outputTokens + more.inputTokens + more.outputTokens;
  return tokens <= limit.tokens && spent.costMicros + more.costMicros <= limit.costMicros;
}
