import { accept, refuse } from '../../result.ts';
import { turnAllowance } from '../pace.ts';
import {
  countOf,
  currentStep,
  hasFloor,
  isMuted,
  seatedOn,
  type DebateState,
  type WithFloor,
} from '../state.ts';
import type { CommandResult, CommandOf } from './command-result.ts';

/**
 * A text may grow only within the allowance of its own step or turn; it may shrink at any time. Edits of earlier
 * texts do not affect the running allowance.
 */
export function edit(state: DebateState, command: CommandOf<'edit'>, at: number): CommandResult {
  const { by, messageId, saidAtMs, delta } = command;
  if (!hasFloor(state)) return refuse('wrong-phase');
  if (state.removed.includes(by)) return refuse('removed');
  if (isMuted(state, by, at)) return refuse('muted');
  if (state.floor.restatement?.messageId === messageId) return refuse('restatement-stays');
  if (countOf(state.spoken, by) + delta < 1) return refuse('empty-message');
  const used = countOf(state.floor.used, by);
  const turn = ownTurn(state, by);
  const inTurn = turn !== undefined && saidAtMs > turn.startedAtMs && used > 0;
  if (delta > 0 && !inTurn) return refuse('too-late');
  if (delta > 0 && turn && used + delta > turn.allowance) return refuse('over-allowance');
  return accept([{ type: 'edited', by, messageId, delta, inTurn }]);
}

/** The characters that `by` has used in the running step or turn, and since when; undefined for everybody else. */
function ownTurn(state: WithFloor, by: string): { startedAtMs: number; allowance: number } | undefined {
  const step = currentStep(state);
  const { turn, startedAtMs } = state.floor;
  if (step && seatedOn(state, step).includes(by)) return { startedAtMs, allowance: step.allowance };
  return turn?.uid === by
    ? { startedAtMs: turn.startedAtMs, allowance: turnAllowance(state.format, step) }
    : undefined;
}
