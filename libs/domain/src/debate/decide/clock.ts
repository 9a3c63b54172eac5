import { accept, refuse } from '../../result.ts';
import { areBallotsOpen } from '../judging/panel.ts';
import { paceLengths } from '../pace.ts';
import { deadlinesOf, type DebateState } from '../state.ts';
import type { CommandResult } from './command-result.ts';
import { resumeNow } from './host.ts';
import { returnPrep } from './prep-bank.ts';
import { finishStep, startAfterReady, startStep } from './steps.ts';
import { firstTurn, nextTurn } from './turns.ts';

/** A deadline. The server's clock and the sequence number decide, not the caller. */
export function advance(state: DebateState, stepSeq: number, at: number): CommandResult {
  const deadline = deadlinesOf(state).find((one) => one.stepSeq === stepSeq);
  if (!deadline) return refuse('stale-step');
  if (at < deadline.actsAtMs) return refuse('step-still-running');
  if (areBallotsOpen(state) && stepSeq === state.ballots?.seq) return accept([{ type: 'ballotsClosed' }]);
  switch (state.phase) {
    case 'coinFlip':
      return accept([startAfterReady(state, at)]);
    case 'prepBank':
      return accept([returnPrep(state, at)]);
    case 'live':
      return accept(
        stepSeq === state.floor.stepSeq ? finishStep(state, 'deadline', at) : nextTurn(state, at),
      );
    case 'paused':
      return accept(resumeNow(state, 'clock', at));
    case 'verdictVote':
      return accept([{ type: 'ended', outcome: state.outcome }]);
    case 'debrief':
      return accept([
        ...(areBallotsOpen(state) ? [{ type: 'ballotsClosed' as const }] : []),
        { type: 'archived' },
      ]);
    default:
      return accept([startStep(state.format, 0, at)]);
  }
}

/** The host ends a step, the preparation, a choice or the vote before its time. */
export function nextStep(state: DebateState, by: string, at: number): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (state.phase === 'live') {
    const [ended, ...next] = finishStep(state, 'host', at);
    return accept([{ ...ended, by }, ...next]);
  }
  if (state.phase === 'coinFlip') return accept([{ ...startAfterReady(state, at), by }]);
  if (state.phase === 'prep') return accept([{ ...startStep(state.format, 0, at), by }]);
  if (state.phase === 'verdictVote') return accept([{ type: 'ended', outcome: state.outcome, by }]);
  return refuse('wrong-phase');
}

/** The host adds a minute to the running step, by correspondence a day. A waiting hand that had no time left gets its turn now. */
export function extend(state: DebateState, by: string, at: number): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (state.phase !== 'live') return refuse('wrong-phase');
  const { extensions, turn, queue } = state.floor;
  const lengths = paceLengths(state.format);
  if (extensions >= lengths.extensionsPerStep) return refuse('nothing-to-extend');
  const endsAtMs = Math.max(state.floor.endsAtMs, at) + lengths.extensionSeconds * 1_000;
  return accept([{ type: 'extended', by, endsAtMs }, ...(turn ? [] : firstTurn(state, queue, at, endsAtMs))]);
}
