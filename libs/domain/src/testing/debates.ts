import type { DebateCommand } from '../debate/commands.ts';
import { decide, evolveAll, openDebate } from '../debate/debate-machine.ts';
import { openingState } from '../debate/evolve.ts';
import type { DebateEvent } from '../debate/events.ts';
import { QUICK_CLASH, type Format } from '../debate/format.ts';
import type { DebateState, Phase } from '../debate/state.ts';

/** Noon on some day, in epoch milliseconds: when the debates of tests are opened. */
export const NOON_MS = Date.UTC(2026, 10, 20, 12);

/** The people of tests: Ada hosts and speaks for, Ben speaks against, Cleo only came to watch. */
export const ADA = 'ada';
export const BEN = 'ben';
export const CLEO = 'cleo';

/** Milliseconds that pass between two commands. */
export type Wait = { wait: number };
export const wait = (milliseconds: number): Wait => ({ wait: milliseconds });

export type Move = DebateCommand | Wait;
export type Played = { state: DebateState; events: DebateEvent[] };
export type DebateWish = { phase?: Phase; hostId?: string; format?: Format; atMs?: number };

/** A debate in the lobby with every seat free, or in the phase that the test needs; all of it happens at `atMs`. */
export function aDebate(wish: DebateWish = {}): DebateState {
  return aDebateLog(wish).state;
}

/** As `aDebate`, with the whole log that led there. */
export function aDebateLog(wish: DebateWish = {}): Played {
  const { phase = 'lobby', hostId = ADA, format = QUICK_CLASH, atMs = NOON_MS } = wish;
  const opened = openDebate(hostId, format, atMs);
  const { state, events } = playLog(openingState(opened), ...wayTo(phase, hostId, format));
  return { state, events: [opened, ...events] };
}

/** The state after some commands. Throws where the machine refuses one, for then the test itself is wrong. */
export function play(state: DebateState, ...moves: readonly Move[]): DebateState {
  return playLog(state, ...moves).state;
}

/** As `play`, with the events that the commands caused. */
export function playLog(start: DebateState, ...moves: readonly Move[]): Played {
  const events: DebateEvent[] = [];
  let { atMs } = start;
  let state = start;
  for (const move of moves) {
    if ('wait' in move) {
      atMs += move.wait;
      continue;
    }
    const decision = decide(state, move, atMs);
    if (!decision.ok) throw new Error(`The debate refused ${JSON.stringify(move)}: ${decision.refusal}`);
    state = evolveAll(state, decision.value);
    events.push(...decision.value);
  }
  return { state, events };
}

/** The commands that lead from an open debate into a phase. */
function wayTo(phase: Phase, hostId: string, format: Format): Move[] {
  const people = format.seats.map((_, index) => [ADA, BEN][index] ?? `debater-${index + 1}`);
  const seated = format.seats.map<Move>(({ id }, index) => ({
    type: 'takeSeat',
    by: people[index] ?? '',
    seatId: id,
  }));
  const ready = people.map<Move>((by) => ({ type: 'ready', by }));
  const live = [...seated, ...ready, ...(format.preparationSeconds > 0 ? ready : [])];
  const ways: Record<Phase, Move[]> = {
    lobby: [],
    readyCheck: seated,
    prep: [...seated, ...ready],
    live,
    paused: [...live, { type: 'pause', by: hostId }],
    debrief: [...live, { type: 'end', by: hostId }],
    cancelled: [{ type: 'cancel', by: hostId }],
    abandoned: [...live, { type: 'leave', by: people.at(-1) ?? '' }],
  };
  return ways[phase];
}
