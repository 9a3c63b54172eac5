import { currentStep, type DebateState } from '@rostrum/domain';
import type { ClockState } from './clock.tsx';

/** What the clock shows. Milliseconds; below zero in the grace. */
export type DrawnClock = { leftMs: number; totalMs: number; state: ClockState; label?: string };

const MINUTE_MS = 60_000;
const LAST_MS = 30_000;
/** How long a bell stays heavy. */
const BELL_MS = 1_500;

/** The clock of a debate at a moment of the server's clock; undefined where no time runs. */
export function clockOf(debate: DebateState, nowMs: number): DrawnClock | undefined {
  const step = currentStep(debate);
  if (debate.phase === 'prep') {
    const totalMs = debate.endsAtMs - debate.startedAtMs;
    return { leftMs: Math.max(0, debate.endsAtMs - nowMs), totalMs, state: 'prep' };
  }
  if (!step) return undefined;
  const clock = { totalMs: step.seconds * 1_000, label: step.name };
  if (debate.phase === 'paused') return { ...clock, leftMs: debate.remainingMs, state: 'paused' };
  if (debate.phase !== 'live') return undefined;
  const graceMs = debate.format.graceSeconds * 1_000;
  const leftMs = Math.max(-graceMs, Math.min(clock.totalMs, debate.floor.endsAtMs - nowMs));
  return { ...clock, leftMs, state: runningState(leftMs, clock.totalMs) };
}

function runningState(leftMs: number, totalMs: number): ClockState {
  if (leftMs <= 0) return 'grace';
  if (totalMs > MINUTE_MS && Math.abs(leftMs - MINUTE_MS) < BELL_MS) return 'bell';
  return leftMs <= LAST_MS ? 'last' : 'running';
}

/** How much of the running step is over, 0 … 1. */
export function progressOf({ leftMs, totalMs }: DrawnClock): number {
  return totalMs > 0 ? Math.min(1, Math.max(0, 1 - leftMs / totalMs)) : 0;
}
