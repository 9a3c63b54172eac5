import { LIMITS } from '../../limits.ts';
import { accept, refuse } from '../../result.ts';
import type { Happening } from '../events.ts';
import { seatTakenBy, type DebateState } from '../state.ts';
import type { CommandResult, CommandOf } from './command-result.ts';
import { startAfterReady } from './steps.ts';

type Choice = CommandOf<'chooseSide'> | CommandOf<'chooseOrder'>;

/** The winner of the coin chooses side or order, and the other side chooses the rest. */
export function choose(state: DebateState, command: Choice, at: number): CommandResult {
  const seat = seatTakenBy(state, command.by);
  if (!seat) return refuse('not-seated');
  if (state.phase !== 'coinFlip') return refuse('wrong-phase');
  if (seat.side !== state.chooser) return refuse('not-your-choice');
  const what = command.type === 'chooseSide' ? 'side' : 'order';
  if (state.chosen === what) return refuse('already-chosen');
  const endsAtMs = at + LIMITS.coinChoiceSeconds * 1_000;
  const chosen: Happening =
    command.type === 'chooseSide'
      ? { type: 'sideChosen', by: command.by, side: command.side, endsAtMs }
      : { type: 'orderChosen', by: command.by, first: command.first, endsAtMs };
  return accept(state.chosen === null ? [chosen] : [chosen, startAfterReady(state, at)]);
}
