import { accept, refuse } from '../../result.ts';
import { paceLengths } from '../pace.ts';
import { benchOf, hasFloor, isFinished, seatTakenBy, type DebateState } from '../state.ts';
import type { CommandResult } from './command-result.ts';
import { finish } from './steps.ts';

/** One side proposes to end now; the other has a minute to accept, by correspondence a day. */
export function proposeEnd(state: DebateState, by: string, at: number): CommandResult {
  const seat = seatTakenBy(state, by);
  if (!seat) return refuse('not-seated');
  if (state.phase !== 'live' && state.phase !== 'paused') return refuse('wrong-phase');
  if (isOpen(state, at)) return refuse('end-already-proposed');
  const lapsesAtMs = at + paceLengths(state.format).endProposalSeconds * 1_000;
  return accept([{ type: 'endProposed', by, side: seat.side, lapsesAtMs }]);
}

export function answerEnd(state: DebateState, by: string, agrees: boolean, at: number): CommandResult {
  const seat = seatTakenBy(state, by);
  if (!seat) return refuse('not-seated');
  if (state.phase !== 'live' && state.phase !== 'paused') return refuse('wrong-phase');
  if (!isOpen(state, at)) return refuse('no-end-proposed');
  // The proposer may withdraw it; only the other side can accept.
  if (seat.side === state.endProposal?.side && (agrees || by !== state.endProposal.by))
    return refuse('own-proposal');
  return accept([agrees ? finish(state, 'agreed', at) : { type: 'endDeclined', by }]);
}

/** The host ends the debate at any time. Debaters may give it up if somebody left or stays away. */
export function end(state: DebateState, by: string, at: number): CommandResult {
  const isHost = by === state.hostId;
  if (!isHost && !seatTakenBy(state, by)) return refuse('not-the-host');
  if (!hasFloor(state)) return refuse(isHost ? 'wrong-phase' : 'not-the-host');
  if (isHost) return accept([finish(state, 'endedByHost', at)]);
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

function isOpen({ endProposal }: DebateState, at: number): boolean {
  return endProposal !== null && at <= endProposal.lapsesAtMs;
}
