/**
 * Turns texts into vectors of length 1 whose angles compare meanings. Meaning enters as data, as time does: a server or a tool
 * supplies the encoder, and figures that were trained on one encoder mean nothing to another.
 */
export type Encoder = {
  /** Names the model and its version. */
  id: string;
  /** Numbers in a vector. */
  dimensions: number;
  /** One vector for each text, in order. @throws if the encoder is not available */
  encode: (texts: readonly string[]) => Promise<readonly Float32Array[]>;
};

/** How far a vector's squared length may be from 1. */
const TOLERANCE = 0.01;

/** Whether an answer holds a unit vector for each text: an encoder may fail in ways that look like an answer. */
export function areUnitVectors(
  vectors: readonly Float32Array[],
  count: number,
  { dimensions }: Encoder,
): boolean {
  return vectors.length === count && vectors.every((vector) => isUnit(vector, dimensions));
}

function isUnit(vector: Float32Array, dimensions: number): boolean {
  if (vector.length !== dimensions) return false;
  const square = vector.reduce((sum, value) => sum + value * value, 0);
  return Math.abs(square - 1) < TOLERANCE;
}
