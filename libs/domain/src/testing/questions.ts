import { decide } from '../debate/debate-machine.ts';
import { aimed, type UnaimedCommand } from '../debate/meant-step.ts';
import type { DebateState, Floor } from '../debate/state.ts';

/** The answer to a command, `waitMs` after the last event: the refusal, or the types of the events in order. */
export function ask(state: DebateState, command: UnaimedCommand, waitMs = 0): string {
  const decision = decide(state, aimed(state, command), state.atMs + waitMs);
  return decision.ok ? decision.value.map((event) => event.type).join(', ') : decision.refusal;
}

/** The floor of a live or paused debate. */
export function floorOf(state: DebateState): Floor {
  if ('floor' in state) return state.floor;
  throw new Error(`There is no floor in the phase ${state.phase}`);
}
