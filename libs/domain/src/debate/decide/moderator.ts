import { LIMITS } from '../../limits.ts';
import { accept, refuse } from '../../result.ts';
import { graceEndsAtMs, isCooling, type DebateState, type Live } from '../state.ts';
import type { Happening } from '../events.ts';
import type { CommandResult, CommandOf } from './command-result.ts';
import { stop } from './steps.ts';
import { startTurn } from './turns.ts';

/** Neither side speaks until `untilMs`. The running step and its turn get that much time back, under a new number. */
export function coolOff(state: DebateState, { untilMs }: CommandOf<'coolOff'>, at: number): CommandResult {
  if (state.phase !== 'live') return refuse('wrong-phase');
  if (at > graceEndsAtMs(state)) return refuse('too-late');
  if (untilMs <= at || isCooling(state, at)) return refuse('already-so');
  const endsAtMs = Math.max(state.floor.endsAtMs, at) + untilMs - at;
  return accept([{ type: 'cooledOff', untilMs, endsAtMs }, ...turnAfterRest(state, at, untilMs, endsAtMs)]);
}

/** The holder of the turn keeps it. In the grace of a step nobody has it; a waiting hand gets the remaining time. */
function turnAfterRest(state: Live, at: number, untilMs: number, stepEndsAtMs: number): Happening[] {
  const { turn, queue } = state.floor;
  const [next] = queue;
  if (!turn) return next === undefined ? [] : [startTurn(state, next, untilMs, stepEndsAtMs)];
  const endsAtMs = Math.min(Math.max(turn.endsAtMs, at) + untilMs - at, stepEndsAtMs);
  return [{ type: 'turnStarted', uid: turn.uid, endsAtMs }];
}

/** Pauses the debate after a severe finding, until the host resumes it; after a while debaters may abandon it. */
export function halt(state: DebateState, { by }: CommandOf<'halt'>, at: number): CommandResult {
  if (state.phase !== 'live') return refuse('wrong-phase');
  const choiceFromMs = at + LIMITS.reconnectSeconds * 1_000;
  return accept([stop(state, by, 'moderator', at, { missing: null, choiceFromMs })]);
}
