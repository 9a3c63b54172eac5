/** Hashed features of a text: `ids` are hashes below 2^18 or whole ones; a model folds them into its own buckets. */
export type SparseVector = { ids: Uint32Array; values: Float32Array };

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** One more character in a running FNV-1a hash. */
export function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, FNV_PRIME);
}

/** Where a hash of features of one kind begins, so that kinds do not meet. */
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

const SLOT_BITS = 18;
const SLOTS = new Uint16Array(1 << SLOT_BITS);

/**
 * Counts hashes and weighs each by 1 + ln(count), scaled to length `norm`. Two hashes that share a slot of 2^18 count
 * as one, which no model with fewer buckets could tell apart anyway.
 */
export function weighHashes(hashes: Uint32Array, used: number, norm: number): SparseVector {
  const ids = new Uint32Array(used);
  let distinct = 0;
  for (let index = 0; index < used; index += 1) {
    const slot = (hashes[index] ?? 0) & ((1 << SLOT_BITS) - 1);
    const seen = SLOTS[slot] ?? 0;
    if (seen === 0) ids[distinct++] = slot;
    if (seen < 0xffff) SLOTS[slot] = seen + 1;
  }
  const values = new Float32Array(distinct);
  let squares = 0;
  for (let index = 0; index < distinct; index += 1) {
    const slot = ids[index] ?? 0;
    const value = 1 + Math.log(SLOTS[slot] ?? 1);
    SLOTS[slot] = 0;
    values[index] = value;
    squares += value * value;
  }
  const scale = squares === 0 ? 0 : norm / Math.sqrt(squares);
  for (let index = 0; index < distinct; index += 1) values[index] = (values[index] ?? 0) * scale;
  return { ids: ids.slice(0, distinct), values };
}

/** Several kinds of features as one vector. */
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
