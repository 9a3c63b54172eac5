import type { Frames, Work } from './frames.ts';

export const FRAME_BAR_MS = 50;

export const verdict = (value: number, bar: number) => (value <= bar ? `within ${bar}` : `ABOVE ${bar}`);

const held = (ms: number) => `${ms.toFixed(0)} ms (${verdict(ms, FRAME_BAR_MS)})`;

/** Prints how smoothly something scrolled. */
export function sayFrames(kind: string, { longestMs, over, count }: Frames): void {
  console.log(`${kind}: longest frame ${held(longestMs)}, ${over} of ${count} over`);
}

/** Prints the page's work for it. */
export function sayWork(kind: string, { busiestMs, longestTaskMs }: Work): void {
  console.log(
    `${kind}: the page's thread at work between two frames at most ${held(busiestMs)} of processor time`,
  );
  console.log(`${kind}: longest task ${held(longestTaskMs)} of processor time`);
}
