import { drawDelayMs } from './weather.ts';
import { count, type World } from './world.ts';

/** One person's connection to the server. */
export class Link {
  isUp = true;
  /** The browser's belief; it does not notice every cut. */
  saysOnline = true;
  readonly #world: World;
  readonly #onCut = new Set<() => void>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Carries a request: perhaps never, perhaps twice, and each copy with its own delay. */
  out(arrive: () => void): void {
    if (this.isUp) this.#carry(arrive);
  }

  /** Carries an answer, just as unreliably; an arrival while the link is cut is lost. */
  back(arrive: () => void): void {
    this.#carry(() => {
      if (this.isUp) arrive();
    });
  }

  cut(isNoticed: boolean): void {
    this.isUp = false;
    this.saysOnline = !isNoticed;
    for (const listener of this.#onCut) listener();
  }

  mend(): void {
    this.isUp = true;
    this.saysOnline = true;
  }

  /** Calls back at every cut; returns how to stop. */
  onCut(listener: () => void): () => void {
    this.#onCut.add(listener);
    return () => this.#onCut.delete(listener);
  }

  #carry(arrive: () => void): void {
    const { chance, weather, timeline } = this.#world;
    if (chance.happens(weather.lost)) return count(this.#world, 'message lost');
    const isRepeated = chance.happens(weather.repeated);
    if (isRepeated) count(this.#world, 'message repeated');
    for (let copy = 0; copy < (isRepeated ? 2 : 1); copy += 1) {
      const delayMs = drawDelayMs(chance, weather);
      if (delayMs > weather.usualMs) count(this.#world, 'message late');
      timeline.after(delayMs, arrive);
    }
  }
}
