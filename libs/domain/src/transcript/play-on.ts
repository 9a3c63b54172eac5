import { countUntil } from './replay.ts';

/** The playback speeds: from real time to a minute a second. */
export const REPLAY_SPEEDS = [1, 2, 5, 15, 60] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** How long the last event stays on screen before a pause is skipped, in milliseconds of watching. */
const READING_MS = 2_000;
/** How long before the next event playback resumes after a skipped pause, in milliseconds of watching. */
const RUN_UP_MS = 1_000;

export type Playing = {
  /** The time of every event, earliest first. */
  moments: readonly number[];
  speed: ReplaySpeed;
  skipsPauses: boolean;
};

/**
 * The playback position after `passedMs` milliseconds of watching, from `atMs` of the debate. Skipping leaves time to
 * read: two seconds after an event, and one before the next.
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

/** The first moment after `atMs`; undefined if nothing follows. */
export function nextMoment(moments: readonly number[], atMs: number): number | undefined {
  return moments[countUntil(moments, (moment) => moment, atMs)];
}

/** The last moment before `atMs`; undefined if nothing precedes it. */
export function previousMoment(moments: readonly number[], atMs: number): number | undefined {
  return moments[countUntil(moments, (moment) => moment, atMs - 1) - 1];
}
