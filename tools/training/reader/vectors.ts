import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import type { Encoder } from '@rostrum/moderator/reader';

const FOLDER = fileURLToPath(new URL('../../../.local/vectors/', import.meta.url));
const AT_ONCE = 32;

export type VectorOf = (text: string) => Float32Array;
type Known = Map<string, Float32Array>;

/** What this thread knows, by the encoder: everything in one thread learns for all. */
const KNOWN = new Map<string, Known>();

/**
 * The vector of each text. It keeps vectors and the hashes of their texts in `.local/vectors`, so it encodes no text twice.
 */
export async function vectorsOf(
  encoder: Encoder,
  texts: readonly string[],
  folder: string = FOLDER,
): Promise<VectorOf> {
  const known = knownTo(encoder, folder);
  await learn(encoder, known, texts, folder);
  return (text) => vectorIn(known, text);
}

/** The same encoder, which reads what it encodes for the first time and remembers the rest. */
export function remembering(encoder: Encoder): Encoder {
  return {
    ...encoder,
    encode: async (texts) => {
      const vectorOf = await vectorsOf(encoder, texts);
      return texts.map(vectorOf);
    },
  };
}

function knownTo(encoder: Encoder, folder: string): Known {
  const place = `${folder} ${encoder.id}`;
  const known = KNOWN.get(place) ?? readKnown(encoder, folder);
  KNOWN.set(place, known);
  return known;
}

/** Encodes and keeps the unknown ones among these texts. */
async function learn(
  encoder: Encoder,
  known: Known,
  texts: readonly string[],
  folder: string,
): Promise<void> {
  const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)));
  // Texts of like length together: a batch takes as long as its longest text.
  const inOrder = missing.toSorted((one, other) => one.length - other.length);
  for (let at = 0; at < inOrder.length; at += AT_ONCE) {
    const batch = inOrder.slice(at, at + AT_ONCE);
    const vectors = await encoder.encode(batch);
    store(encoder, batch, vectors, folder);
    batch.forEach((text, place) => known.set(keyOf(text), vectors[place] ?? new Float32Array()));
  }
}

function vectorIn(known: Known, text: string): Float32Array {
  const vector = known.get(keyOf(text));
  if (!vector) throw new Error(`No vector for ${JSON.stringify(text.slice(0, 40))}`);
  return vector;
}

const keyOf = (text: string) => createHash('sha1').update(text).digest('hex');

const nameOf = ({ id }: Encoder) => id.replaceAll(/[^\w.-]/g, '-');

/** The vectors of every thread that ever encoded: each writes a pair of files of its own, so none writes between another's lines. */
function readKnown(encoder: Encoder, folder: string): Known {
  if (!existsSync(folder)) return new Map();
  const pairs = readdirSync(folder).flatMap((file) => {
    const { 1: pair, 2: name } = /^((.*?)(?:\.\d+-\d+)?)\.keys$/.exec(file) ?? [];
    return pair !== undefined && name === nameOf(encoder) ? [`${folder}${pair}`] : [];
  });
  return new Map(pairs.flatMap((pair) => readPair(pair, encoder.dimensions)));
}

function readPair(path: string, dimensions: number): [key: string, vector: Float32Array][] {
  const { buffer, byteOffset, length } = readFileSync(`${path}.bin`);
  const vectors = new Float32Array(buffer, byteOffset, Math.floor(length / Float32Array.BYTES_PER_ELEMENT));
  const keys = readFileSync(`${path}.keys`, 'utf8').trimEnd().split('\n');
  return keys
    .slice(0, Math.floor(vectors.length / dimensions))
    .map((key, at) => [key, vectors.subarray(at * dimensions, (at + 1) * dimensions)]);
}

function store(
  encoder: Encoder,
  texts: readonly string[],
  vectors: readonly Float32Array[],
  folder: string,
): void {
  const path = `${folder}${nameOf(encoder)}.${process.pid}-${threadId}`;
  mkdirSync(folder, { recursive: true });
  appendFileSync(
    `${path}.bin`,
    Buffer.concat(vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))),
  );
  appendFileSync(`${path}.keys`, texts.map((text) => `${keyOf(text)}\n`).join(''));
}
