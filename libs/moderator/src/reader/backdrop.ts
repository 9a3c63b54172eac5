import { innerProduct } from '../similarity/word-space.ts';
import { decodeBase64 } from '../base/base64.ts';

/** Vectors of motions about everything under the sun: one signed byte a number, base64, one vector after the other. */
export type BackdropWeights = { count: number; data: string };
export type Backdrop = readonly Float32Array[];

/** @throws RangeError if the data do not fill the vectors: the file is damaged */
export function decodeBackdrop({ count, data }: BackdropWeights): Backdrop {
  const bytes = new Int8Array(decodeBase64(data).buffer);
  const size = bytes.length / count;
  if (!Number.isInteger(size)) throw new RangeError(`${bytes.length} numbers for ${count} vectors`);
  return Array.from({ length: count }, (_, at) => toUnit(bytes.subarray(at * size, (at + 1) * size)));
}

/**
 * How far a closeness stands out from the closeness of this vector to the backdrop, in standard deviations. Some sentences are
 * near everything and some near nothing, so that a cosine by itself says little.
 */
export function standingOut(closeness: number, vector: Float32Array, backdrop: Backdrop): number {
  const all = backdrop.map((other) => innerProduct(vector, other));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length;
  return (closeness - mean) / (Math.sqrt(variance) || 1);
}

function toUnit(bytes: Int8Array): Float32Array {
  const length = Math.hypot(...bytes) || 1;
  return Float32Array.from(bytes, (value) => value / length);
}
