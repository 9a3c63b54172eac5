import { countUntil } from './replay.ts';

/** How fast a debate is played back: as it was, to a minute a second. */
export const REPLAY_SPEEDS = [1, 2, 5, 15, 60] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** How long what has just happened stays alone before a pause is skipped, in milliseconds of watching. */
const READING_MS = 2_000;
/** How long before the next thing the play goes on after a skipped pause, in milliseconds of watching. */
const RUN_UP_MS = 1_000;

export type Playing = {
  /** Every moment at which something happens, the earliest first. */
  moments: readonly number[];
  speed: ReplaySpeed;
  skipsPauses: boolean;
};

/**
 * Where the play is after `passedMs` milliseconds of watching, from `atMs` of the debate. Skipping leaves alone what is
 * read: after a moment two seconds pass, and one before the next.
 */
export function playOn({ moments, speed, skipsPauses }: Playing, atMs: number, passedMs: number): number {
  const reachedMs = atMs + passedMs * speed;
  if (!skipsPauses) return reachedMs;
  const index = countUntil(moments, (moment) => moment, atMs);
  const next = moments[index];
  if (next === undefined || next <= reachedMs) return reachedMs;
  const readMs = (moments[index - 1] ?? atMs) + READING_MS * speed;
  const runUpMs = next - RUN_UP_MS * speed;
  return reachedMs >= readMs && reachedMs < runUpMs ? runUpMs : reachedMs;
}

/** The first moment after `atMs`; undefined where nothing follows. */
export function nextMoment(moments: readonly number[], atMs: number): number | undefined {
  return moments[countUntil(moments, (moment) => moment, atMs)];
}

/** The last moment before `atMs`; undefined where nothing precedes it. */
export function previousMoment(moments: readonly number[], atMs: number): number | undefined {
  return moments[countUntil(moments, (moment) => moment, atMs - 1) - 1];
}
