import { accept, refuse } from '../../result.ts';
import type { Happening } from '../events.ts';
import { mustRestate, openRestatement, restatementMs } from '../restatement.ts';
import { seatTakenBy, type DebateState, type Live } from '../state.ts';
import type { CommandOf, CommandResult } from './command-result.ts';

/** The question to the person restated, if these words restate them. The step gets the time of the question back. */
export function askAbout(state: Live, command: CommandOf<'speak'>, at: number): Happening[] {
  const { by, messageId } = command;
  const of = mustRestate(state, by);
  if (of === undefined) return [];
  const waitMs = restatementMs(state);
  const endsAtMs = Math.max(state.floor.endsAtMs, at) + waitMs;
  const mayRepeat = state.floor.restatement === null;
  return [{ type: 'restated', by, of, messageId, mayRepeat, lapsesAtMs: at + waitMs, endsAtMs }];
}

/** The person restated answers whether it is fair. The part of the wait that nobody needed is taken off the step again. */
export function answerRestatement(
  state: DebateState,
  { by, answer }: CommandOf<'answerRestatement'>,
  at: number,
): CommandResult {
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'live') return refuse('wrong-phase');
  const asked = openRestatement(state, at);
  if (!asked) return refuse('no-restatement');
  if (by !== asked.of) return refuse('not-restated');
  const endsAtMs = state.floor.endsAtMs - (asked.lapsesAtMs - at);
  const { messageId } = asked;
  return accept([{ type: 'restatementAnswered', by, messageId, answer, endsAtMs }]);
}

/** After “Not what I said” the speaker continues without restating again. */
export function skipRestatement(state: DebateState, { by }: CommandOf<'skipRestatement'>): CommandResult {
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'live') return refuse('wrong-phase');
  const asked = state.floor.restatement;
  if (asked?.by !== by || mustRestate(state, by) === undefined) return refuse('no-restatement');
  return accept([{ type: 'restatementSkipped', by }]);
}
