import * as m from '@rostrum/words/room-find';

/** How many others wait, said as it is: they wait because what they want does not fit. */
export function othersWords(count: number): string {
  return m.othersWaiting({ count });
}
