import { currentStep, type DebateState } from '@rostrum/domain';
import type { Milestone } from '@rostrum/ui';
import * as m from '@rostrum/words/room-clock';

/** A bell with the number of strokes that it is heard with. */
export type Bell = Milestone & { strokes: number };

const BELLS = [
  { atMs: 60_000, text: m.oneMinute, strokes: 1 },
  { atMs: 30_000, text: m.thirtySeconds, strokes: 2 },
];

/**
 * The last bell of the running step, for people who do not see the clock. The same bell always has the same id, so
 * that it is announced once. By correspondence there are none.
 */
export function bellOf(debate: DebateState, nowMs: number): Bell | undefined {
  if (debate.phase !== 'live' || debate.format.pace === 'correspondence') return undefined;
  const { stepSeq, endsAtMs } = debate.floor;
  const step = currentStep(debate);
  const leftMs = endsAtMs - nowMs;
  if (leftMs <= 0) {
    const text = step?.kind === 'vote' ? m.time() : m.timeAndGrace({ seconds: debate.format.graceSeconds });
    return { id: `${stepSeq}-0`, text, strokes: 3 };
  }
  const bell = BELLS.findLast(({ atMs }) => leftMs <= atMs && atMs < (step?.seconds ?? 0) * 1_000);
  return bell && { id: `${stepSeq}-${bell.atMs}`, text: bell.text(), strokes: bell.strokes };
}
