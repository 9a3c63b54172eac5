import { accept, refuse } from '../../result.ts';
import type { Happening } from '../events.ts';
import { currentStep, seatTakenBy, sideOfStep, type DebateState } from '../state.ts';
import type { CommandResult } from './command-result.ts';

type Banked = Extract<DebateState, { phase: 'prepBank' }>;

/** Stops the clock of a side's own speech before its first words, until its bank is empty. */
export function takePrep(state: DebateState, by: string, at: number): CommandResult {
  const seat = seatTakenBy(state, by);
  if (!seat) return refuse('not-seated');
  if (state.phase !== 'live') return refuse('wrong-phase');
  const hasBegun = Object.keys(state.floor.used).length > 0 || at >= state.floor.endsAtMs;
  if (sideOfStep(state, currentStep(state)) !== seat.side || hasBegun) return refuse('prep-too-late');
  const bankMs = state.banks[seat.side];
  if (bankMs <= 0) return refuse('no-prep-left');
  const remainingMs = state.floor.endsAtMs - at;
  return accept([{ type: 'prepTaken', by, side: seat.side, remainingMs, endsAtMs: at + bankMs }]);
}

export function endPrep(state: DebateState, by: string, at: number): CommandResult {
  const seat = seatTakenBy(state, by);
  if (!seat) return refuse('not-seated');
  if (state.phase !== 'prepBank') return refuse('wrong-phase');
  return seat.side === state.side ? accept([returnPrep(state, at)]) : refuse('not-your-turn');
}

/** The speech continues with its remaining time, and the bank loses the used time. */
export function returnPrep(state: Banked, at: number): Happening {
  const usedMs = Math.min(at, state.endsAtMs) - state.startedAtMs;
  return { type: 'prepReturned', side: state.side, usedMs, endsAtMs: at + state.remainingMs };
}
