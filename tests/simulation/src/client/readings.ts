import type { Message } from '@rostrum/domain';
import type { World } from '../world/world.ts';

/**
 * What one page has shown of the floor, in its order. It grows at its end, and at its start where its reader turns
 * back; between two messages that somebody has read, nothing ever lands.
 */
export class Readings {
  readonly #world: World;
  readonly #uid: string;
  #ids: readonly string[] = [];

  constructor(world: World, uid: string) {
    this.#world = world;
    this.#uid = uid;
  }

  /** What everybody sees, as this page showed it last. */
  get ids(): readonly string[] {
    return this.#ids;
  }

  read(floor: readonly Message[]): void {
    const ids = floor.filter(({ state }) => state === 'shown').map(({ id }) => id);
    if (!goesOn(this.#ids, ids)) {
      const what = `${this.#uid} read ${this.#ids.join(' ')}, and then ${ids.join(' ')}`;
      this.#world.breaches.push({ rule: 'order', what });
    }
    this.#ids = ids;
  }
}

/** Whether what both lists share is one run, in the same order, and new messages only follow it. */
function goesOn(before: readonly string[], now: readonly string[]): boolean {
  const known = new Set(before);
  const start = now.findIndex((id) => known.has(id));
  if (start < 0) return true;
  const from = before.indexOf(now[start] ?? '');
  const shared = before.slice(from);
  // Where something stands before the run, all of what was read follows it: only a whole page comes in front.
  return shared.every((id, index) => now[start + index] === id) && (start === 0 || from === 0);
}
