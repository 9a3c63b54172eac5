import { LIMITS } from '../../limits.ts';
import { accept, refuse, type Result } from '../../result.ts';
import type { DebateRefusal } from '../commands.ts';
import { isOpponent } from '../opponent.ts';
import { isByCorrespondence } from '../pace.ts';
import { isGathering, seatsTakenBy, seatTakenBy, type DebateState, type Paused } from '../state.ts';
import { replaceMissingHost } from './chair.ts';
import type { CommandResult, CommandOf } from './command-result.ts';
import { stop } from './steps.ts';
import { goOn } from './turns.ts';

const RECONNECT_MS = LIMITS.reconnectSeconds * 1_000;

/** The debate waits for a debater whose connection is lost. By correspondence nobody needs to be present. */
export function reportMissing(
  state: DebateState,
  command: CommandOf<'reportMissing'>,
  at: number,
): CommandResult {
  const { by, uid } = command;
  if (by === uid) return refuse('cannot-be-self');
  if (by !== state.hostId && !seatTakenBy(state, by)) return refuse('not-seated');
  if (isHostAwaited(state, uid)) return replaceMissingHost(state, command);
  if (state.phase !== 'live' || isByCorrespondence(state.format)) return refuse('wrong-phase');
  if (!seatTakenBy(state, uid) || isOpponent(uid)) return refuse('nobody-missing');
  return accept([stop(state, by, 'connection', at, { missing: uid, choiceFromMs: at + RECONNECT_MS })]);
}

/** Before a live debate begins, people wait for its host. */
function isHostAwaited(state: DebateState, uid: string): boolean {
  return uid === state.hostId && isGathering(state) && !isByCorrespondence(state.format);
}

/** The missing debater is back, and the clock continues. */
export function comeBack(state: DebateState, by: string, at: number): CommandResult {
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'paused') return refuse('wrong-phase');
  if (state.missing !== by) return refuse('nobody-missing');
  return accept(goOn(state, by, at));
}

/** One of the three choices once the wait is over: wait for another period. */
export function keepWaiting(state: DebateState, by: string, at: number): CommandResult {
  const choice = mayChoose(state, by, at);
  return choice.ok ? accept([{ type: 'waitExtended', by, choiceFromMs: at + RECONNECT_MS }]) : choice;
}

/** The second choice: free their seats for a substitute. */
export function substitute(state: DebateState, by: string, at: number): CommandResult {
  const choice = mayChoose(state, by, at);
  if (!choice.ok) return choice;
  const { state: paused, missing } = choice.value;
  const seats = seatsTakenBy(paused, missing);
  if (seats.length === 0) return refuse('nobody-missing');
  return accept(seats.map(({ id }) => ({ type: 'seatLeft', by: missing, seatId: id })));
}

function mayChoose(
  state: DebateState,
  by: string,
  at: number,
): Result<{ state: Paused; missing: string }, DebateRefusal> {
  if (by !== state.hostId && !seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'paused') return refuse('wrong-phase');
  const { missing, choiceFromMs } = state;
  if (missing === null || choiceFromMs === null) return refuse('nobody-missing');
  if (missing === by) return refuse('cannot-be-self');
  if (at < choiceFromMs) return refuse('choice-too-early');
  return accept({ state, missing });
}
