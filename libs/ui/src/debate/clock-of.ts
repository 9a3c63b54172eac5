import {
  currentStep,
  type DebateState,
  isByCorrespondence,
  type Live,
  paceLengths,
  type Paused,
  type Step,
  stepName,
} from '@rostrum/domain';
import * as m from '@rostrum/words/ui-debate';
import type { ClockState } from './clock.tsx';

/** The clock's figures. Milliseconds; below zero in the grace. */
export type DrawnClock = {
  leftMs: number;
  totalMs: number;
  state: ClockState;
  label?: string;
  /** By correspondence: counted in days and hours, with no bells. */
  slow?: boolean;
  /** The part of the step in which points of information are open, each 0 … 1. */
  open?: { from: number; to: number };
};

const MINUTE_MS = 60_000;
const LAST_MS = 30_000;
/** How long a bell stays heavy. */
const BELL_MS = 1_500;

/** The clock of a debate at a moment of the server's clock; undefined if no time runs. */
export function clockOf(debate: DebateState, nowMs: number): DrawnClock | undefined {
  switch (debate.phase) {
    case 'coinFlip':
      return { ...deadline(debate, nowMs), state: 'coin' };
    case 'prep':
      return { ...deadline(debate, nowMs), state: 'prep' };
    case 'prepBank': {
      const label = m.fromBank({ side: debate.side });
      const totalMs = debate.format.prepBankSeconds * 1_000;
      return { ...deadline(debate, nowMs), totalMs, state: 'prep', label };
    }
    case 'verdictVote':
      return { ...deadline(debate, nowMs), ...slowness(debate), state: 'vote' };
    case 'live':
    case 'paused':
      return stepClock(debate, nowMs);
    default:
      return undefined;
  }
}

/** The turn from the queue that runs beside its step; undefined without one. */
export function turnClockOf(
  debate: DebateState,
  nowMs: number,
): { uid: string; leftMs: number; totalMs: number } | undefined {
  const turn = debate.phase === 'live' ? debate.floor.turn : null;
  if (!turn) return undefined;
  const totalMs = (currentStep(debate)?.turnSeconds ?? 0) * 1_000;
  return { uid: turn.uid, leftMs: within(turn.endsAtMs - nowMs, totalMs), totalMs };
}

function stepClock(debate: Live | Paused, nowMs: number): DrawnClock | undefined {
  const step = currentStep(debate);
  if (!step) return undefined;
  const addedSeconds = debate.floor.extensions * paceLengths(debate.format).extensionSeconds;
  const totalMs = (step.seconds + addedSeconds) * 1_000;
  const open = openPart(step, addedSeconds);
  const clock = { totalMs, label: stepName(debate.format, step), ...slowness(debate), ...(open && { open }) };
  if (debate.phase === 'paused') return { ...clock, leftMs: debate.remainingMs, state: 'paused' };
  const graceMs = step.kind === 'vote' ? 0 : debate.format.graceSeconds * 1_000;
  const leftMs = Math.max(-graceMs, Math.min(totalMs, debate.floor.endsAtMs - nowMs));
  return { ...clock, leftMs, state: runningState(leftMs, totalMs, clock.slow === true) };
}

/** A step lasts its planned time plus its extensions. */
function openPart({ poi, seconds }: Step, addedSeconds: number): DrawnClock['open'] {
  if (!poi) return undefined;
  const allSeconds = seconds + addedSeconds;
  return { from: poi.fromSeconds / allSeconds, to: (poi.toSeconds + addedSeconds) / allSeconds };
}

function deadline({ startedAtMs, endsAtMs }: { startedAtMs: number; endsAtMs: number }, nowMs: number) {
  const totalMs = endsAtMs - startedAtMs;
  return { leftMs: within(endsAtMs - nowMs, totalMs), totalMs };
}

function slowness({ format }: DebateState): { slow?: true } {
  return isByCorrespondence(format) ? { slow: true } : {};
}

function runningState(leftMs: number, totalMs: number, isSlow: boolean): ClockState {
  if (leftMs <= 0) return 'grace';
  if (isSlow) return 'running';
  if (totalMs > MINUTE_MS && Math.abs(leftMs - MINUTE_MS) < BELL_MS) return 'bell';
  return leftMs <= LAST_MS ? 'last' : 'running';
}

/** The elapsed share of the running step, 0 … 1. */
export function progressOf({ leftMs, totalMs }: DrawnClock): number {
  return totalMs > 0 ? Math.min(1, Math.max(0, 1 - leftMs / totalMs)) : 0;
}

function within(leftMs: number, totalMs: number): number {
  return Math.min(totalMs, Math.max(0, leftMs));
}
