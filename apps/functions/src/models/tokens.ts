import type { TokenCount } from '@rostrum/moderator/language-model';
import type { LanguageModelUsage } from 'ai';

/** A provider with a nonsensical count must not spend a whole budget with one answer. */
const TOKENS_MAX = 1_000_000;

/** The provider's count; null if it did not say: every prompt has tokens. */
export function tokensOf(usage: LanguageModelUsage | undefined): TokenCount | null {
  const { inputTokens, outputTokens, inputTokenDetails } = usage ?? {};
  if (!isCount(inputTokens) || !isCount(outputTokens) || inputTokens === 0) return null;
  const input = capped(inputTokens);
  const cached = Math.min(input, counted(inputTokenDetails?.cacheReadTokens));
  const cacheWrite = Math.min(input - cached, counted(inputTokenDetails?.cacheWriteTokens));
  return { input, cached, cacheWrite, output: capped(outputTokens) };
}

function counted(value: number | undefined): number {
  return isCount(value) ? capped(value) : 0;
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value >= 0;
}

function capped(tokens: number): number {
  return Math.min(Math.ceil(tokens), TOKENS_MAX);
}
