import type { ModelProvider } from '@rostrum/domain';
import { boundedFetch } from '@rostrum/encoder';
import type { ModelSettings } from '@rostrum/moderator/language-model';
import type { LanguageModel } from 'ai';

/** More than any answer we expect; a longer one is aborted. */
export const ANSWER_MAX_BYTES = 256 * 1024;

type Connection = { fetch: typeof fetch; apiKey?: string; baseURL?: string };

/** How each provider's package opens a model. Only this loads the package. */
const OPENERS: Readonly<Record<ModelProvider, (to: Connection, name: string) => Promise<LanguageModel>>> = {
  google: async (to, name) => (await import('@ai-sdk/google')).createGoogle(to)(name),
  openai: async (to, name) => (await import('@ai-sdk/openai')).createOpenAI(to)(name),
  anthropic: async (to, name) => (await import('@ai-sdk/anthropic')).createAnthropic(to)(name),
  'openai-compatible': async ({ baseURL = '', ...to }, name) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const open = createOpenAICompatible({
      ...to,
      baseURL,
      name: 'model',
      supportsStructuredOutputs: true,
      // OpenAI's present models refuse `max_tokens`.
      transformRequestBody: ({ max_tokens: most, ...body }) => ({
        ...body,
        max_completion_tokens: most as unknown,
      }),
    });
    return open(name);
  },
};

/** The model that the settings name, as the SDK's own type. */
export function openModel({ provider, name, baseUrl, apiKey }: ModelSettings): Promise<LanguageModel> {
  const to = {
    fetch: boundedFetch(ANSWER_MAX_BYTES),
    ...(apiKey && { apiKey }),
    ...(baseUrl && { baseURL: baseUrl }),
  };
  return OPENERS[provider](to, name);
}
