/** Hashed features of a text: `ids` are hashes below 2^17 or whole ones; a model folds them into its own buckets. */
export type SparseVector = { ids: Uint32Array; values: Float32Array };

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** One more character in a running FNV-1a hash. */
export function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, FNV_PRIME);
}

/** The seed of the hashes of one kind of feature, so that kinds do not collide. */
export function hashSeed(kind: number): number {
  return mix(FNV_OFFSET, kind);
}

/** Spreads a finished hash over all its bits, as an unsigned number. */
export function finish(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  const whole = Math.imul(half ^ (half >>> 12), 0x297a2d39);
  return (whole ^ (whole >>> 15)) >>> 0;
}

/** The hash of a text, for features with a name: `hashFeature('starts with you')`. */
export function hashFeature(text: string, kind = 0): number {
  let hash = hashSeed(kind);
  for (let index = 0; index < text.length; index += 1) hash = mix(hash, text.charCodeAt(index));
  return finish(hash);
}

/** Several vectors as one. */
export function concatenate(...vectors: readonly SparseVector[]): SparseVector {
  const length = vectors.reduce((sum, { ids }) => sum + ids.length, 0);
  const ids = new Uint32Array(length);
  const values = new Float32Array(length);
  let at = 0;
  for (const vector of vectors) {
    ids.set(vector.ids, at);
    values.set(vector.values, at);
    at += vector.ids.length;
  }
  return { ids, values };
}
