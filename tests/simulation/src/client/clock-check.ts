import type { ClockSample, ServerClock } from '@rostrum/data/testing';
import { INSTANCE_SKEW_MS } from '../cloud/rooms-cloud.ts';
import type { World } from '../world/world.ts';
import type { Person } from './person.ts';

/** The round trips that the estimate compares. */
const KEPT = 8;
/** The tolerance of a clock that was set in the middle, in milliseconds, once the network is calm. */
const RIGHT_AGAIN_MS = 2_000;

/** The real estimate of the server's clock, and its error bound. */
export class ClockCheck implements ServerClock {
  readonly #world: World;
  readonly #person: Person;
  readonly #clock: ServerClock;
  #delaysMs: number[] = [];

  constructor(world: World, person: Person, clock: ServerClock) {
    this.#world = world;
    this.#person = person;
    this.#clock = clock;
  }

  note(sample: ClockSample): void {
    this.#delaysMs = [...this.#delaysMs, sample.receivedAtMs - sample.sentAtMs].slice(-KEPT);
    this.#clock.note(sample);
    this.check();
  }

  moveOwn(byMs: number): void {
    this.#clock.moveOwn(byMs);
  }

  offsetMs(): number {
    return this.#clock.offsetMs();
  }

  isSet(): boolean {
    return this.#clock.isSet();
  }

  subscribe(listener: () => void): () => void {
    return this.#clock.subscribe(listener);
  }

  /** The time of the server as this page draws it. */
  serverNow(): number {
    return this.#world.timeline.nowMs + this.#person.wrongMs + this.#clock.offsetMs();
  }

  /** Whether the displayed time is right to within half of the best round trip. */
  check(): void {
    if (this.#person.wasSet) return;
    this.#expectWithin(Math.min(...this.#delaysMs) / 2 + INSTANCE_SKEW_MS + 1);
  }

  /** After the storm and one more answer it is right, whatever happened to this computer's clock. */
  checkAtLast(): void {
    this.#expectWithin(RIGHT_AGAIN_MS);
  }

  #expectWithin(mostMs: number): void {
    const wrongMs = Math.abs(this.serverNow() - this.#world.timeline.nowMs);
    if (!this.isSet() || wrongMs <= mostMs) return;
    const what = `${this.#person.uid} draws the time ${Math.round(wrongMs)} ms wrong, ${Math.round(mostMs)} are explained`;
    this.#world.breaches.push({ rule: 'clock', what });
  }
}
