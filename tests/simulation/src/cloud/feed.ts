import type { Link } from '../world/link.ts';
import { drawDelayMs } from '../world/weather.ts';
import type { World } from '../world/world.ts';

/** Something that hears of changes until it is closed. */
export type Listener = { publish(): void; close(): void };

/** How often a change waits for those that come right after it, and how long. */
const COALESCED = 0.2;
const COALESCED_MS = 400;

/**
 * One listener. It hears of changes in the server's order, but late, sometimes twice, and not of every one. After
 * `close` nothing comes any more; a client that reconnects opens a new one and hears the current state.
 */
export class Feed<Value> implements Listener {
  readonly #world: World;
  readonly #link: Link;
  readonly #read: () => Value;
  readonly #hear: (value: Value) => void;
  #isOpen = true;
  #latest: Value | undefined;
  #lastDueMs = 0;

  constructor(world: World, link: Link, read: () => Value, hear: (value: Value) => void) {
    this.#world = world;
    this.#link = link;
    this.#read = read;
    this.#hear = hear;
    this.publish();
  }

  /** Says that something may have changed. */
  publish(): void {
    const { timeline, chance } = this.#world;
    if (!chance.happens(COALESCED)) return this.#send();
    timeline.after(chance.between(1, COALESCED_MS), () => this.#send());
  }

  #send(): void {
    const { timeline, chance, weather } = this.#world;
    const value = this.#read();
    if (!this.#isOpen || value === this.#latest) return;
    this.#latest = value;
    const delayMs = drawDelayMs(chance, weather);
    this.#plan(value, timeline.nowMs + delayMs);
    if (chance.happens(weather.repeated)) this.#plan(value, this.#lastDueMs + delayMs);
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Never before an earlier plan. */
  #plan(value: Value, dueMs: number): void {
    this.#lastDueMs = Math.max(this.#lastDueMs, dueMs);
    this.#world.timeline.after(this.#lastDueMs - this.#world.timeline.nowMs, () => {
      if (this.#isOpen && this.#link.isUp) this.#hear(value);
    });
  }
}
