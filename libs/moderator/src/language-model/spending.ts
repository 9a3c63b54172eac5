import type { ModelLimit, Spent } from '@rostrum/domain';
import type { ModelPrices } from './model-settings.ts';
import type { Prompt } from './prompt.ts';

export const NOTHING_SPENT: Spent = { inputTokens: 0, outputTokens: 0, costMicros: 0 };

/** The cost of tokens, rounded up to a millionth of a dollar. */
export function priced(inputTokens: number, outputTokens: number, prices: ModelPrices): Spent {
  const micros = inputTokens * prices.inputMicrosPerMillion + outputTokens * prices.outputMicrosPerMillion;
  return { inputTokens, outputTokens, costMicros: Math.ceil(micros / 1_000_000) };
}

/** The maximum cost of a call, reserved before it: a token has at least one byte, and most have three or four. */
export function mostSpent({ system, user }: Prompt, maxOutputTokens: number, prices: ModelPrices): Spent {
  const bytes = new TextEncoder().encode(system + user).length;
  return priced(Math.ceil(bytes / 2) + 400, maxOutputTokens, prices);
}

/** Whether a budget allows more spending, including reserved amounts. */
export function staysWithin(spent: Spent, more: Spent, limit: ModelLimit): boolean {
  const tokens = spent.inputTokens + spent.outputTokens + more.inputTokens + more.outputTokens;
  return tokens <= limit.tokens && spent.costMicros + more.costMicros <= limit.costMicros;
}
