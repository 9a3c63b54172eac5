import type { EncoderSettings } from '@rostrum/moderator/reader';
import * as z from 'zod/mini';

/** How a provider is asked for vectors, and how its answer is read. */
export type Protocol = {
  /** Texts of one request. */
  atOnce: number;
  requestFor: (
    settings: EncoderSettings,
    texts: readonly string[],
  ) => { url: string; headers: Record<string, string>; body: object };
  /** One list of numbers for each text, in order. @throws if the answer has another shape */
  read: (answer: unknown) => readonly (readonly number[])[];
};

const vectorSchema = z.array(z.number());
const openAiSchema = z.object({
  data: z.array(z.object({ index: z.number(), embedding: vectorSchema })),
});
const googleSchema = z.object({ embeddings: z.array(z.object({ values: vectorSchema })) });

/** `/embeddings`: OpenAI, vLLM, Ollama, text-embeddings-inference and many others. */
const OPEN_AI: Protocol = {
  atOnce: 32,
  requestFor: ({ baseUrl, name, apiKey }, texts) => ({
    url: `${baseUrl}/embeddings`,
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
    body: { model: name, input: texts, encoding_format: 'float' },
  }),
  read: (answer) => {
    const { data } = openAiSchema.parse(answer);
    return data.map((_, at) => data.find(({ index }) => index === at)?.embedding ?? []);
  },
};

/** `models/NAME:batchEmbedContents` of the Gemini API. */
const GOOGLE: Protocol = {
  atOnce: 32,
  requestFor: ({ baseUrl, name, dimensions, apiKey }, texts) => ({
    url: `${baseUrl}/models/${name}:batchEmbedContents`,
    headers: { 'x-goog-api-key': apiKey },
    body: {
      requests: texts.map((text) => ({
        model: `models/${name}`,
        content: { parts: [{ text }] },
        taskType: 'SEMANTIC_SIMILARITY',
        outputDimensionality: dimensions,
      })),
    },
  }),
  read: (answer) => googleSchema.parse(answer).embeddings.map(({ values }) => values),
};

export const PROTOCOLS: Record<EncoderSettings['provider'], Protocol> = {
  google: GOOGLE,
  'openai-compatible': OPEN_AI,
};
