import type { DebateCommand } from '../debate/commands.ts';
import { peopleOpposite } from '../debate/consent.ts';
import { decide, evolveAll, openDebate } from '../debate/debate-machine.ts';
import { openingState } from '../debate/evolve.ts';
import type { DebateEvent } from '../debate/events.ts';
import type { Format } from '../debate/format.ts';
import { aimed } from '../debate/meant-step.ts';
import { deadlineOf, type DebateState, type Phase } from '../debate/state.ts';
import { ADA } from './people.ts';
import { formatWith, wayTo, type Move } from './ways.ts';

/** Noon on some day, in epoch milliseconds: when test debates open. */
export const NOON_MS = Date.UTC(2026, 10, 20, 12);

export type Played = { state: DebateState; events: DebateEvent[] };
export type DebateWish = {
  phase?: Phase;
  hostId?: string;
  format?: Format;
  atMs?: number;
  /** Whether one person takes all seats of a team. */
  isIron?: boolean;
};

/** A debate in the lobby with every seat free, or in the phase that the test needs. Everything happens at `atMs`. */
export function aDebate(wish: DebateWish = {}): DebateState {
  return aDebateLog(wish).state;
}

/** As `aDebate`, with the whole log that led there. Throws if the format never reaches the phase. */
export function aDebateLog(wish: DebateWish = {}): Played {
  const { phase = 'lobby', hostId = ADA, format = formatWith(phase), atMs = NOON_MS, isIron } = wish;
  const opened = openDebate(hostId, format, atMs);
  const { state, events } = playLog(openingState(opened), ...wayTo(phase, hostId, format, isIron));
  if (state.phase !== phase) throw new Error(`${format.name} is in the phase ${state.phase}, not ${phase}`);
  return { state, events: [opened, ...events] };
}

/** The state after some commands. Throws if the machine refuses one, because then the test itself is wrong. */
export function play(state: DebateState, ...moves: readonly Move[]): DebateState {
  return playLog(state, ...moves).state;
}

/** As `play`, with the events that the commands caused. */
export function playLog(start: DebateState, ...moves: readonly Move[]): Played {
  const events: DebateEvent[] = [];
  let { atMs } = start;
  let state = start;
  for (const move of moves) {
    if (typeof move !== 'string' && 'wait' in move) {
      atMs += move.wait;
      continue;
    }
    const isUnanswered = typeof move !== 'string' && 'unanswered' in move;
    const wish = isUnanswered ? move.unanswered : move;
    const command = wish === 'deadline' ? advanceOf(state) : aimed(state, wish);
    const happened = decided(state, command, atMs);
    state = evolveAll(state, happened);
    const waits = isUnanswered || command.type === 'proposeEnd' || command.type === 'handOver';
    const agreed = waits ? [] : agreement(state, happened, atMs);
    state = evolveAll(state, agreed);
    events.push(...happened, ...agreed);
  }
  return { state, events };
}

function decided(state: DebateState, command: DebateCommand, atMs: number): DebateEvent[] {
  const decision = decide(state, command, atMs);
  if (!decision.ok) throw new Error(`The debate refused ${JSON.stringify(command)}: ${decision.refusal}`);
  return decision.value;
}

/** The other bench agrees to what a host on a bench has just asked for. */
function agreement(state: DebateState, events: readonly DebateEvent[], atMs: number): DebateEvent[] {
  const asked = events.find((event) => event.type === 'asked');
  const [by] = asked ? peopleOpposite(state, asked.by) : [];
  return by === undefined ? [] : decided(state, aimed(state, { type: 'agree', by }), atMs);
}

/** The clock's own command for the deadline that comes next. */
function advanceOf(state: DebateState): DebateCommand {
  return { type: 'advance', by: 'clock', stepSeq: deadlineOf(state)?.stepSeq ?? state.seq };
}
