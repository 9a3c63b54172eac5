import { decodeBase64 } from '../base/base64.ts';
import { decodeWords } from '../base/front-coding.ts';

/**
 * Stored word knowledge: front-coded stems in alphabetical order, their rarity, and their vectors. `rarity` has a byte per stem,
 * `vectors` half a byte per dimension (−7 … 7), both in base64.
 */
export type WordSpaceWeights = {
  dimensions: number;
  stems: string;
  rarityUnit: number;
  rarity: string;
  vectors: string;
};

/** `rarity`: ln(texts / texts with the stem). `vectors`: length one each, one after the other. */
export type WordSpace = {
  dimensions: number;
  places: ReadonlyMap<string, number>;
  rarity: Float32Array;
  vectors: Float32Array;
};

const HALF_BYTE_ZERO = 8;

/** @throws RangeError if the vectors do not match the stems: the file is damaged. */
export function decodeWordSpace(weights: WordSpaceWeights): WordSpace {
  const { dimensions } = weights;
  const stems = decodeWords(weights.stems);
  const halves = decodeBase64(weights.vectors);
  if (halves.length * 2 !== stems.length * dimensions) {
    throw new RangeError(`${halves.length * 2} figures for ${stems.length} stems`);
  }
  const vectors = new Float32Array(stems.length * dimensions);
  for (let at = 0; at < vectors.length; at += 1) {
    const pair = halves[at >> 1] ?? 0;
    vectors[at] = (at & 1 ? pair & 15 : pair >> 4) - HALF_BYTE_ZERO;
  }
  for (let start = 0; start < vectors.length; start += dimensions) {
    toLengthOne(vectors.subarray(start, start + dimensions));
  }
  return {
    dimensions,
    places: new Map(stems.map((stem, place) => [stem, place])),
    rarity: Float32Array.from(decodeBase64(weights.rarity)).map((byte) => byte * weights.rarityUnit),
    vectors,
  };
}

/** Scales a vector in place to length one; zero stays zero. */
export function toLengthOne(vector: Float32Array): Float32Array {
  let squares = 0;
  for (let at = 0; at < vector.length; at += 1) squares += (vector[at] ?? 0) * (vector[at] ?? 0);
  if (squares === 0) return vector;
  const scale = 1 / Math.sqrt(squares);
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) * scale;
  return vector;
}

/** The inner product of two vectors of one length. */
export function innerProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
