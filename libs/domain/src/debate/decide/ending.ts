import { accept, refuse } from '../../result.ts';
import { benchOf, hasFloor, isFinished, seatTakenBy, type DebateState } from '../state.ts';
import type { CommandResult } from './command-result.ts';
import { finish } from './steps.ts';

/** The host ends the debate at any time. */
export function end(state: DebateState, by: string, at: number): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  return hasFloor(state) ? accept(finish(state, 'endedByHost', at)) : refuse('wrong-phase');
}

/** Debaters may give a debate up if somebody left or stays away. */
export function giveUp(state: DebateState, by: string, at: number): CommandResult {
  if (!seatTakenBy(state, by)) return refuse('not-the-host');
  if (state.phase !== 'paused' || state.reason === 'host') return refuse('not-the-host');
  if (by === state.missing) return refuse('cannot-be-self');
  if (state.choiceFromMs !== null && at < state.choiceFromMs) return refuse('choice-too-early');
  return accept([{ type: 'abandoned', by }]);
}

/** The first watcher: from now on there is somebody to vote. Nobody watches their own debate. */
export function watch(state: DebateState, by: string): CommandResult {
  if (state.removed.includes(by)) return refuse('removed');
  if (benchOf(state, by)) return refuse('already-seated');
  if (isFinished(state)) return refuse('wrong-phase');
  return state.hasAudience ? refuse('already-so') : accept([{ type: 'watched' }]);
}

/** Closes an empty room: called off before the debate began, abandoned afterwards. */
export function sweep(state: DebateState, by: string): CommandResult {
  if (isFinished(state)) return refuse('wrong-phase');
  if (state.phase === 'verdictVote') return accept([{ type: 'ended', outcome: state.outcome }]);
  return accept([{ type: hasFloor(state) ? 'abandoned' : 'cancelled', by }]);
}
