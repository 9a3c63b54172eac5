import type { Chance } from './chance.ts';

/** The network's faults: probabilities, and the longest usual delay of a message in milliseconds. */
export type Weather = { lost: number; repeated: number; late: number; usualMs: number };

/** How long a late message takes, in milliseconds; the latest arrive after their sender has given up. */
const LATE_MS = { least: 800, most: 28_000 };

export const CALM: Weather = { lost: 0, repeated: 0, late: 0, usualMs: 120 };

export function drawStorm(chance: Chance): Weather {
  return {
    lost: chance.share(0, 0.25),
    repeated: chance.share(0, 0.3),
    late: chance.share(0, 0.15),
    usualMs: chance.pick([40, 120, 400]),
  };
}

/** The delay of one message. Each has its own, so that a later one may overtake it. */
export function drawDelayMs(chance: Chance, { late, usualMs }: Weather): number {
  return chance.happens(late) ? chance.between(LATE_MS.least, LATE_MS.most) : chance.between(3, usualMs);
}
