/** Hashed features of a text: `ids` are hashes below 2^17 or whole ones; a model folds them into its own buckets. */
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

const SLOT_BITS = 17;
const SLOTS = new Uint16Array(1 << SLOT_BITS);
const MOST_COUNTED = 0xffff;
/** 1 + ln(count) of small counts, which are nearly all. */
const WEIGHTS = Float64Array.from({ length: 64 }, (_, count) => (count === 0 ? 0 : 1 + Math.log(count)));

/** Hashed features of one kind in any number of lists, and the length that they have together as a vector. */
export type HashedKind = { lists: readonly Uint32Array[]; norm: number };

/**
 * Several kinds of features as one vector, kind after kind. Counts the hashes of a kind and weighs each by 1 + ln(count),
 * scaled to length `norm`. Two hashes that share a slot of 2^17 count as one, which no model with as many buckets or fewer
 * could tell apart anyway.
 */
export function weighHashes(...kinds: readonly HashedKind[]): SparseVector {
  let most = 0;
  for (const { lists } of kinds) for (const { length } of lists) most += length;
  const vector = { ids: new Uint32Array(most), values: new Float32Array(most) };
  let used = 0;
  for (const { lists, norm } of kinds) {
    const end = countInto(vector.ids, used, lists);
    weighInto(vector, used, end, norm);
    used = end;
  }
  return { ids: vector.ids.subarray(0, used), values: vector.values.subarray(0, used) };
}

/** Writes each slot once, from a place on, and says where they end; `SLOTS` has the counts. */
function countInto(ids: Uint32Array, start: number, lists: readonly Uint32Array[]): number {
  let end = start;
  for (const hashes of lists) {
    for (let index = 0; index < hashes.length; index += 1) {
      const slot = (hashes[index] ?? 0) & ((1 << SLOT_BITS) - 1);
      const seen = SLOTS[slot] ?? 0;
      if (seen === 0) ids[end++] = slot;
      if (seen < MOST_COUNTED) SLOTS[slot] = seen + 1;
    }
  }
  return end;
}

/** Takes the counts out of `SLOTS` again. */
function weighInto({ ids, values }: SparseVector, start: number, end: number, norm: number): void {
  let squares = 0;
  for (let index = start; index < end; index += 1) {
    const slot = ids[index] ?? 0;
    const count = SLOTS[slot] ?? 1;
    const value = WEIGHTS[count] ?? 1 + Math.log(count);
    SLOTS[slot] = 0;
    values[index] = value;
    squares += value * value;
  }
  const scale = squares === 0 ? 0 : norm / Math.sqrt(squares);
  for (let index = start; index < end; index += 1) values[index] = (values[index] ?? 0) * scale;
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
