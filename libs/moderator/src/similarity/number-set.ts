const NONE = -1;
const PLACES = 1_024;

/** A set of integers from 0 to 2^31 − 1 that is cheap to fill and to empty, for reuse with the next text. */
export class NumberSet {
  /** Maps each member's hash to its index, `NONE` in free slots: at least half of the slots. */
  #places = freePlaces(PLACES);
  #members = new Int32Array(PLACES / 2);
  #size = 0;

  /** Has these numbers alone from now on. */
  refill(numbers: ArrayLike<number>): void {
    this.clear();
    for (let at = 0; at < numbers.length; at += 1) this.add(numbers[at] ?? 0);
  }

  /** A member's index, in order of insertion. */
  add(member: number): number {
    const place = this.#placeOf(member);
    const known = this.#places[place] ?? NONE;
    if (known !== NONE) return known;
    const added = this.#size++;
    this.#places[place] = added;
    this.#members[added] = member;
    if (this.#size === this.#members.length) this.#grow();
    return added;
  }

  /** How many of these distinct numbers are members. */
  countOf(numbers: Int32Array): number {
    let count = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      if (this.#places[this.#placeOf(numbers[at] ?? 0)] !== NONE) count += 1;
    }
    return count;
  }

  /** The members in order of insertion. */
  list(): Int32Array {
    return this.#members.slice(0, this.#size);
  }

  /** A set that has grown becomes a small one again. */
  clear(): void {
    this.#size = 0;
    if (this.#places.length === PLACES) {
      this.#places.fill(NONE);
      return;
    }
    this.#places = freePlaces(PLACES);
    this.#members = new Int32Array(PLACES / 2);
  }

  #grow(): void {
    const members = new Int32Array(this.#members.length * 2);
    members.set(this.#members);
    this.#members = members;
    this.#places = freePlaces(this.#places.length * 2);
    for (let at = 0; at < this.#size; at += 1) this.#places[this.#placeOf(members[at] ?? 0)] = at;
  }

  /** The slot of a number, existing or new. */
  #placeOf(member: number): number {
    const last = this.#places.length - 1;
    const spread = Math.imul(member, 0x9e3779b1);
    let place = (spread ^ (spread >>> 15)) & last;
    for (let known = this.#places[place] ?? NONE; known !== NONE; known = this.#places[place] ?? NONE) {
      if (this.#members[known] === member) break;
      place = (place + 1) & last;
    }
    return place;
  }
}

function freePlaces(count: number): Int32Array<ArrayBuffer> {
  return new Int32Array(count).fill(NONE);
}

const SHARED = new NumberSet();

/** The distinct numbers of a list, in order of appearance. */
export function distinctOf(numbers: ArrayLike<number>): Int32Array {
  SHARED.refill(numbers);
  return SHARED.list();
}
