import { accept, refuse } from '../../result.ts';
import { characterAllowance } from '../format.ts';
import {
  countOf,
  currentStep,
  hasFloor,
  isMuted,
  seatedOn,
  type DebateState,
  type WithFloor,
} from '../state.ts';
import type { Answer, CommandOf } from './answer.ts';
import { turnAllowance } from './turns.ts';

/** A text may grow only within the allowance of the step or turn that it was said in; it may shrink at any time. */
export function edit(state: DebateState, { by, messageId, delta }: CommandOf<'edit'>, at: number): Answer {
  if (!hasFloor(state)) return refuse('wrong-phase');
  if (state.removed.includes(by)) return refuse('removed');
  if (isMuted(state, by, at)) return refuse('muted');
  if (countOf(state.spoken, by) + delta < 1) return refuse('empty-message');
  const used = countOf(state.floor.used, by);
  const allowance = ownAllowance(state, by);
  if (delta > 0 && (used === 0 || allowance === 0)) return refuse('too-late');
  if (delta > 0 && used + delta > allowance) return refuse('over-allowance');
  return accept([{ type: 'edited', by, messageId, delta }]);
}

/** The characters that `by` has in the step or in the turn that runs; none for everybody else. */
function ownAllowance(state: WithFloor, by: string): number {
  const step = currentStep(state);
  if (step && seatedOn(state, step).includes(by)) return characterAllowance(step);
  return state.floor.turn?.uid === by ? turnAllowance(step) : 0;
}
