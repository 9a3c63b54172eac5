import type { ModelProvider } from '@rostrum/domain';

/** Tokens as every protocol counts them: `cached` is a part of `input`. */
export type Tokens = { input: number; cached?: number; output: number };

/** What a model says, or that it refuses to. */
type ModelReply = { text: string; tokens?: Tokens | undefined; refuses?: boolean | undefined };

/** A provider's way to write an answer. */
type Protocol = (reply: ModelReply) => object;

/** The answer of `models/…:generateContent`. */
const google: Protocol = ({ text, tokens, refuses }) => ({
  candidates: [
    refuses
      ? { finishReason: 'SAFETY', index: 0 }
      : { content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 },
  ],
  modelVersion: 'test-model',
  ...(tokens && {
    usageMetadata: {
      promptTokenCount: tokens.input,
      cachedContentTokenCount: tokens.cached ?? 0,
      candidatesTokenCount: tokens.output,
      totalTokenCount: tokens.input + tokens.output,
    },
  }),
});

/** The answer of `/responses`. */
const openai: Protocol = ({ text, tokens, refuses }) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  status: 'completed',
  model: 'test-model',
  output: [
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: refuses
        ? [{ type: 'refusal', refusal: 'I cannot help with that.' }]
        : [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  ...(tokens && {
    usage: {
      input_tokens: tokens.input,
      input_tokens_details: { cached_tokens: tokens.cached ?? 0 },
      output_tokens: tokens.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: tokens.input + tokens.output,
    },
  }),
});

/** The answer of `/messages`, which always counts its tokens, and the cached ones apart. */
const anthropic: Protocol = ({ text, tokens, refuses }) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content: refuses ? [] : [{ type: 'text', text }],
  stop_reason: refuses ? 'refusal' : 'end_turn',
  stop_sequence: null,
  usage: {
    input_tokens: (tokens?.input ?? 0) - (tokens?.cached ?? 0),
    cache_read_input_tokens: tokens?.cached ?? 0,
    cache_creation_input_tokens: 0,
    output_tokens: tokens?.output ?? 0,
  },
});

/** The answer of `/chat/completions`. */
const openaiCompatible: Protocol = ({ text, tokens, refuses }) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'test-model',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: refuses ? '' : text },
      finish_reason: refuses ? 'content_filter' : 'stop',
    },
  ],
  ...(tokens && {
    usage: {
      prompt_tokens: tokens.input,
      prompt_tokens_details: { cached_tokens: tokens.cached ?? 0 },
      completion_tokens: tokens.output,
      total_tokens: tokens.input + tokens.output,
    },
  }),
});

export const PROTOCOLS: Readonly<Record<ModelProvider, Protocol>> = {
  google,
  openai,
  anthropic,
  'openai-compatible': openaiCompatible,
};

/** The provider whose protocol a path belongs to. */
export function providerOf(path: string): ModelProvider {
  if (path.includes(':generateContent')) return 'google';
  if (path.endsWith('/responses')) return 'openai';
  return path.endsWith('/messages') ? 'anthropic' : 'openai-compatible';
}
