import type { Setting } from './event.ts';
import { POLICY_LIMITS } from './restraint-limits.ts';
import { quietAfterMs } from './rules/quiet.ts';
import { voiceOf } from './pulse.ts';
import type { ModeratorState } from './state.ts';
import { isOpenStep, sharersOf, stepIndexOf, stepStartOf } from './steps.ts';
import { currentStep } from '@rostrum/domain';

/**
 * When a `ticked` event is next worth sending, if nothing is said before: silence or a quiet person may then be met.
 * Null where no step is open. Later than `nowMs`; one task for each is enough, for a tick that finds nothing costs nothing.
 */
export function nextLookAtMs({ pulse }: ModeratorState, { debate }: Setting, nowMs: number): number | null {
  const startedAtMs = stepStartOf(debate);
  if (startedAtMs === undefined || !isOpenStep(currentStep(debate))) return null;
  const isThisStep = pulse.stepIndex === stepIndexOf(debate);
  const since = (atMs: number) => Math.max(startedAtMs, isThisStep ? atMs : 0);
  const people = sharersOf(debate);
  const quiet = people.map((uid) => since(voiceOf(pulse, uid).lastAtMs) + quietAfterMs(people.length));
  const moments = [since(pulse.lastAtMs) + POLICY_LIMITS.lullMs, ...quiet].filter((atMs) => atMs > nowMs);
  return moments.length === 0 ? null : Math.min(...moments);
}
