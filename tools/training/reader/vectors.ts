import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Encoder } from '@rostrum/moderator/reader';

const FOLDER = fileURLToPath(new URL('../../../.local/vectors/', import.meta.url));
const AT_ONCE = 32;

export type VectorOf = (text: string) => Float32Array;

/**
 * The vector of each text. It keeps vectors and the hashes of their texts in `.local/vectors`, so it encodes no text twice.
 */
export async function vectorsOf(encoder: Encoder, texts: readonly string[]): Promise<VectorOf> {
  const known = readKnown(encoder);
  await learn(encoder, known, texts);
  return (text) => vectorIn(known, text);
}

/** The same encoder, which reads what it encodes for the first time and remembers the rest. */
export function remembering(encoder: Encoder): Encoder {
  let read: Map<string, Float32Array> | undefined;
  return {
    ...encoder,
    encode: async (texts) => {
      const known = (read ??= readKnown(encoder));
      await learn(encoder, known, texts);
      return texts.map((text) => vectorIn(known, text));
    },
  };
}

/** Encodes and keeps the unknown ones among these texts. */
async function learn(
  encoder: Encoder,
  known: Map<string, Float32Array>,
  texts: readonly string[],
): Promise<void> {
  const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)));
  // Texts of like length together: a batch takes as long as its longest text.
  const inOrder = missing.toSorted((one, other) => one.length - other.length);
  for (let at = 0; at < inOrder.length; at += AT_ONCE) {
    const batch = inOrder.slice(at, at + AT_ONCE);
    const vectors = await encoder.encode(batch);
    store(encoder, batch, vectors);
    batch.forEach((text, place) => known.set(keyOf(text), vectors[place] ?? new Float32Array()));
  }
}

function vectorIn(known: ReadonlyMap<string, Float32Array>, text: string): Float32Array {
  const vector = known.get(keyOf(text));
  if (!vector) throw new Error(`No vector for ${JSON.stringify(text.slice(0, 40))}`);
  return vector;
}

const keyOf = (text: string) => createHash('sha1').update(text).digest('hex');

function filesOf({ id }: Encoder) {
  const name = id.replaceAll(/[^\w.-]/g, '-');
  return { keys: `${FOLDER}${name}.keys`, vectors: `${FOLDER}${name}.bin` };
}

function readKnown(encoder: Encoder): Map<string, Float32Array> {
  const { keys, vectors } = filesOf(encoder);
  if (!existsSync(keys)) return new Map();
  const bytes = readFileSync(vectors);
  const size = encoder.dimensions * 4;
  const stored = readFileSync(keys, 'utf8').trimEnd().split('\n');
  const whole = stored.slice(0, Math.floor(bytes.length / size));
  return new Map(
    whole.map((key, at) => [
      key,
      new Float32Array(bytes.buffer.slice(bytes.byteOffset + at * size, bytes.byteOffset + (at + 1) * size)),
    ]),
  );
}

function store(encoder: Encoder, texts: readonly string[], vectors: readonly Float32Array[]): void {
  const { keys, vectors: file } = filesOf(encoder);
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(
    file,
    Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))),
  );
  appendFileSync(keys, texts.map((text) => `${keyOf(text)}\n`).join(''));
}
