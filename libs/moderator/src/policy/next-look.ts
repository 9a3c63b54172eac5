import { currentStep } from '@rostrum/domain';
import type { Setting } from './event.ts';
import { inStep } from './pulse.ts';
import { lullMs, silentSinceMs } from './rules/lull.ts';
import { quietPeople } from './rules/quiet.ts';
import type { ModeratorState } from './state.ts';
import { stepIndexOf } from './steps.ts';

/**
 * The time of the next useful `ticked` event if nobody posts before: the policy may then react to a silence or a
 * quiet person. Null if no step is open, or nothing is left to ask; always later than `nowMs`. A tick that finds
 * nothing is free, so one that comes after a new message does no harm.
 */
export function nextLookAtMs(state: ModeratorState, room: Setting, nowMs: number): number | null {
  const pulse = inStep(state.pulse, stepIndexOf(room.debate));
  const look = { room, state: { ...state, pulse }, step: currentStep(room.debate) };
  const silentSince = silentSinceMs(look);
  const moments = [
    ...(silentSince === undefined ? [] : [silentSince + lullMs(room)]),
    ...quietPeople(look).map(({ sinceMs, afterMs }) => sinceMs + afterMs),
  ].filter((atMs) => atMs > nowMs);
  return moments.length === 0 ? null : Math.min(...moments);
}
