import { accept, refuse } from '../../result.ts';
import { paceLengths } from '../pace.ts';
import {
  currentStep,
  isMuted,
  isPoiWindow,
  seatedOn,
  seatTakenBy,
  sideOfStep,
  type DebateState,
} from '../state.ts';
import type { CommandResult } from './command-result.ts';

/** A debater of the other bench asks for a point: one at a time, and never in a protected part. */
export function offerPoi(state: DebateState, by: string, at: number): CommandResult {
  const seat = seatTakenBy(state, by);
  if (!seat) return refuse('not-seated');
  if (state.phase !== 'live') return refuse('wrong-phase');
  if (!isPoiWindow(state, at)) return refuse('poi-closed');
  if (seat.side === sideOfStep(state, currentStep(state))) return refuse('poi-own-side');
  if (isMuted(state, by, at)) return refuse('muted');
  if (state.floor.poi && at <= state.floor.poi.endsAtMs) return refuse('poi-pending');
  return accept([{ type: 'poiOffered', by, endsAtMs: poiEndsAtMs(state, at) }]);
}

/** The speaker accepts the point. It has its own seconds, even if the protected part begins in the meantime. */
export function answerPoi(state: DebateState, by: string, accepts: boolean, at: number): CommandResult {
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'live') return refuse('wrong-phase');
  if (!seatedOn(state, currentStep(state)).includes(by)) return refuse('not-your-turn');
  const { poi } = state.floor;
  if (!poi || poi.accepted || at > poi.endsAtMs) return refuse('no-poi');
  return accept([
    accepts ? { type: 'poiAccepted', by, endsAtMs: poiEndsAtMs(state, at) } : { type: 'poiDeclined', by },
  ]);
}

function poiEndsAtMs({ format }: DebateState, at: number): number {
  return at + paceLengths(format).poiSeconds * 1_000;
}
