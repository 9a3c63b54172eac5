const NONE = -1;
const PLACES = 1_024;
/** Above this a set that is emptied becomes a small one again. */
const MOST_PLACES = 16 * PLACES;

/** A set of whole numbers from 0 to 2^31 − 1 that is cheap to fill and to empty, to be used again for the next text. */
export class NumberSet {
  /** The members by their hash, `NONE` in what is free: at least half of the places. */
  #places = freePlaces(PLACES);
  #members = new Int32Array(PLACES / 2);
  #size = 0;

  /** Has these numbers alone from now on. */
  refill(numbers: ArrayLike<number>): void {
    this.clear();
    for (let at = 0; at < numbers.length; at += 1) this.add(numbers[at] ?? 0);
  }

  add(member: number): void {
    const place = placeOf(this.#places, member);
    if (this.#places[place] === member) return;
    this.#places[place] = member;
    this.#members[this.#size++] = member;
    if (this.#size === this.#members.length) this.#grow();
  }

  /** How many of these numbers, no two of which are equal, are members. */
  countOf(numbers: Int32Array): number {
    let count = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      const member = numbers[at] ?? 0;
      if (this.#places[placeOf(this.#places, member)] === member) count += 1;
    }
    return count;
  }

  /** The members in the order in which they came. */
  list(): Int32Array {
    return this.#members.slice(0, this.#size);
  }

  clear(): void {
    if (this.#places.length > MOST_PLACES) this.#places = freePlaces(PLACES);
    else this.#places.fill(NONE);
    if (this.#members.length > this.#places.length / 2) this.#members = new Int32Array(PLACES / 2);
    this.#size = 0;
  }

  #grow(): void {
    const members = new Int32Array(this.#members.length * 2);
    members.set(this.#members);
    this.#members = members;
    this.#places = freePlaces(this.#places.length * 2);
    for (let at = 0; at < this.#size; at += 1) {
      const member = members[at] ?? 0;
      this.#places[placeOf(this.#places, member)] = member;
    }
  }
}

function freePlaces(count: number): Int32Array<ArrayBuffer> {
  return new Int32Array(count).fill(NONE);
}

/** Where a number is, or where it would be. */
function placeOf(places: Int32Array, member: number): number {
  const last = places.length - 1;
  const spread = Math.imul(member, 0x9e3779b1);
  let place = (spread ^ (spread >>> 15)) & last;
  while (places[place] !== member && places[place] !== NONE) place = (place + 1) & last;
  return place;
}

const SHARED = new NumberSet();

/** Numbers of a list, each once, in the order in which they come. */
export function distinctOf(numbers: ArrayLike<number>): Int32Array {
  SHARED.refill(numbers);
  return SHARED.list();
}
