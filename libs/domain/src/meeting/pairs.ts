import type { Seeker } from '../documents/seeker.ts';
import { termsFor, type Terms } from './terms.ts';

/** Two people who fit. The first has waited longer. */
export type Pair = { first: Seeker; second: Seeker; terms: Terms };

/**
 * Pairs the people of a queue: first come, first served among those who fit. The person who has waited longest takes
 * the longest waiting of those who fit them, then the next person does, and so on. `areApart`: one of the two blocked
 * the other.
 */
export function pairsOf(
  seekers: readonly Seeker[],
  areApart: (one: string, other: string) => boolean = () => false,
): Pair[] {
  const queue = seekers.toSorted((one, other) => one.sinceMs - other.sinceMs || compare(one.uid, other.uid));
  const paired = new Set<string>();
  return queue.flatMap((first, place) => {
    if (paired.has(first.uid)) return [];
    for (const second of queue.slice(place + 1)) {
      if (paired.has(second.uid) || second.uid === first.uid || areApart(first.uid, second.uid)) continue;
      const terms = termsFor(first.wish, second.wish);
      if (!terms) continue;
      paired.add(first.uid).add(second.uid);
      return [{ first, second, terms }];
    }
    return [];
  });
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
