import type { Message } from '@rostrum/domain';
import type { World } from '../world/world.ts';

/**
 * The displayed floor of one page, in order. It grows at its end, and at its start when its reader pages back;
 * nothing ever appears between two messages that a person has read.
 */
export class Readings {
  readonly #world: World;
  readonly #uid: string;
  #ids: readonly string[] = [];

  constructor(world: World, uid: string) {
    this.#world = world;
    this.#uid = uid;
  }

  /** The public part, as last shown on this page. */
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

/** Whether the shared part of both lists is one run in the same order, and only new messages follow it. */
function goesOn(before: readonly string[], now: readonly string[]): boolean {
  const known = new Set(before);
  const start = now.findIndex((id) => known.has(id));
  if (start < 0) return true;
  const from = before.indexOf(now[start] ?? '');
  const shared = before.slice(from);
  // If something precedes the run, everything read before follows it: only a whole page is added in front.
  return shared.every((id, index) => now[start + index] === id) && (start === 0 || from === 0);
}
