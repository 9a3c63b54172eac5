import { boundedFetch } from '@rostrum/encoder';
import type { ModelSettings } from '@rostrum/moderator/language-model';
import type { LanguageModel } from 'ai';

/** More than any answer we expect; a longer one is aborted. */
export const ANSWER_MAX_BYTES = 256 * 1024;

/** The model that the settings name, as the SDK's own type. Only this function loads the SDK. */
export async function openModel({ provider, name, baseUrl, apiKey }: ModelSettings): Promise<LanguageModel> {
  const shared = { fetch: boundedFetch(ANSWER_MAX_BYTES), ...(apiKey && { apiKey }) };
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ ...shared, ...(baseUrl && { baseURL: baseUrl }) })(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const open = createOpenAICompatible({
    ...shared,
    name: 'model',
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: true,
  });
  return open(name);
}
