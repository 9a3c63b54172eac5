import type { ModelProvider } from '@rostrum/domain';

/** US dollars for a million tokens. */
type ListPrice = { input: number; cachedInput: number; output: number };

/** What a deployment has to know of a provider. `apps/functions/src/models/open-model.ts` opens it. */
type ProviderRow = {
  /** The package that speaks its protocol. */
  package: string;
  /** What `MODEL_API_KEY` has to hold; null if an endpoint may need none. */
  keyNeeds: string | null;
  /** Whether `MODEL_BASE_URL` is required; otherwise it is the provider's own. */
  needsBaseUrl: boolean;
  /** The model if `MODEL_NAME` is not set, with its list price; null if only the operator can know. */
  defaultModel: { name: string; price: ListPrice } | null;
  /** The price of an input token that the provider writes into its cache, as a multiple of an uncached one's. */
  cacheWriteFactor: number;
  /** Whether models are told not to reason first. An unknown endpoint may refuse the setting. */
  forbidsReasoning: boolean;
};

/**
 * The providers of language models. Prices and parameters were read from the providers' own documents: docs/decisions/0071 has the
 * addresses and dates, and docs/operations.md the recipe for another row.
 */
export const PROVIDERS: Readonly<Record<ModelProvider, ProviderRow>> = {
  google: {
    package: '@ai-sdk/google',
    keyNeeds: 'a key of the Gemini API',
    needsBaseUrl: false,
    // No page that we could read names its discount for cached input.
    defaultModel: { name: 'gemini-3.5-flash-lite', price: { input: 0.3, cachedInput: 0.3, output: 2.5 } },
    cacheWriteFactor: 1,
    forbidsReasoning: true,
  },
  openai: {
    package: '@ai-sdk/openai',
    keyNeeds: 'a key of the OpenAI API',
    needsBaseUrl: false,
    defaultModel: { name: 'gpt-6-luna', price: { input: 0.1, cachedInput: 0.01, output: 0.5 } },
    cacheWriteFactor: 1.25,
    forbidsReasoning: true,
  },
  anthropic: {
    package: '@ai-sdk/anthropic',
    keyNeeds: 'a key of the Claude API',
    needsBaseUrl: false,
    defaultModel: { name: 'claude-haiku-5-5', price: { input: 0.1, cachedInput: 0.01, output: 0.5 } },
    cacheWriteFactor: 1.25,
    forbidsReasoning: true,
  },
  'openai-compatible': {
    package: '@ai-sdk/openai-compatible',
    keyNeeds: null,
    needsBaseUrl: true,
    defaultModel: null,
    cacheWriteFactor: 1,
    forbidsReasoning: false,
  },
};
