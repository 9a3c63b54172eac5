import type { SparseVector } from './sparse-vector.ts';

const SLOT_BITS = 17;
const SLOT_MASK = (1 << SLOT_BITS) - 1;
const SLOTS = new Uint16Array(1 << SLOT_BITS);
/** Of a number of a vector. */
const BYTES = 4;
const MOST_COUNTED = 0xffff;
/** 1 + ln(count) for small counts, which are nearly all. */
const WEIGHTS = Float64Array.from({ length: 64 }, (_, count) => (count === 0 ? 0 : 1 + Math.log(count)));

/**
 * Writes hashed features down as vectors, one after the other in the same memory: `count` the features of a kind, end it
 * with `weigh`, and when all kinds are there take the vector with `finish`. Two hashes that share a slot of 2^17 count as
 * one, which no model with as many buckets or fewer could tell apart anyway.
 */
export class GramCounter {
  readonly #ids: Uint32Array;
  readonly #values: Float32Array;
  #vector = 0;
  #kind = 0;
  #end = 0;

  /** @param most features in all vectors together */
  constructor(most: number) {
    const memory = new ArrayBuffer(2 * BYTES * most);
    this.#ids = new Uint32Array(memory, 0, most);
    this.#values = new Float32Array(memory, BYTES * most, most);
  }

  count(hash: number): void {
    const slot = hash & SLOT_MASK;
    const seen = SLOTS[slot] ?? 0;
    if (seen === 0) this.#ids[this.#end++] = slot;
    if (seen < MOST_COUNTED) SLOTS[slot] = seen + 1;
  }

  countAll(hashes: Uint32Array): void {
    for (let at = 0; at < hashes.length; at += 1) this.count(hashes[at] ?? 0);
  }

  /** Ends a kind: each feature counts 1 + ln(count), and all together have length `norm`. */
  weigh(norm: number): void {
    let squares = 0;
    for (let at = this.#kind; at < this.#end; at += 1) {
      const slot = this.#ids[at] ?? 0;
      const count = SLOTS[slot] ?? 1;
      const value = WEIGHTS[count] ?? 1 + Math.log(count);
      SLOTS[slot] = 0;
      this.#values[at] = value;
      squares += value * value;
    }
    const scale = squares === 0 ? 0 : norm / Math.sqrt(squares);
    for (let at = this.#kind; at < this.#end; at += 1) this.#values[at] = (this.#values[at] ?? 0) * scale;
    this.#kind = this.#end;
  }

  finish(): SparseVector {
    const [from, to] = [this.#vector, this.#end];
    this.#vector = to;
    return { ids: this.#ids.subarray(from, to), values: this.#values.subarray(from, to) };
  }
}
