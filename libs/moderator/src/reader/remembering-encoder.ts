import { areUnitVectors, type Encoder } from './encoder.ts';

const MOST = 400;

/**
 * The same encoder with a memory: it encodes no text twice in a row. Motions and claims are compared with many messages.
 * @throws if an answer makes no sense; nothing of it is kept
 */
export function rememberingEncoder(encoder: Encoder, most = MOST): Encoder {
  const known = new Map<string, Float32Array>();
  return {
    ...encoder,
    encode: async (texts) => {
      const missing = [...new Set(texts)].filter((text) => !known.has(text));
      const found = missing.length === 0 ? [] : await encoder.encode(missing);
      if (!areUnitVectors(found, missing.length, encoder)) throw new Error('The vectors make no sense.');
      const fresh = new Map(missing.map((text, at) => [text, found[at] ?? new Float32Array()]));
      const vectors = texts.map((text) => fresh.get(text) ?? known.get(text) ?? new Float32Array());
      if (known.size + fresh.size > most) known.clear();
      for (const [text, vector] of fresh) known.set(text, vector);
      return vectors;
    },
  };
}
