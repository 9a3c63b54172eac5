import type { DebateCommand } from '../debate/commands.ts';
import { decide, evolveAll, openDebate } from '../debate/debate-machine.ts';
import { openingState } from '../debate/evolve.ts';
import type { DebateEvent } from '../debate/events.ts';
import type { Format } from '../debate/format.ts';
import { QUICK_CLASH } from '../debate/formats/quick-clash.ts';
import { deadlineOf, type DebateState, type Phase } from '../debate/state.ts';
import { LIMITS } from '../limits.ts';

/** Noon on some day, in epoch milliseconds: when the debates of tests are opened. */
export const NOON_MS = Date.UTC(2026, 10, 20, 12);

/** The people of tests: Ada hosts and speaks for, Ben speaks against, Cleo only came to watch. */
export const ADA = 'ada';
export const BEN = 'ben';
export const CLEO = 'cleo';

/** Milliseconds that pass between two commands. */
export type Wait = { wait: number };
export const wait = (milliseconds: number): Wait => ({ wait: milliseconds });

/** `'deadline'`: the clock ends what is running, at the moment that the waits before it have led to. */
export type Move = DebateCommand | Wait | 'deadline';
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
    if (typeof move !== 'string' && 'wait' in move) {
      atMs += move.wait;
      continue;
    }
    const decision = decide(state, move === 'deadline' ? advanceOf(state) : move, atMs);
    if (!decision.ok) throw new Error(`The debate refused ${JSON.stringify(move)}: ${decision.refusal}`);
    state = evolveAll(state, decision.value);
    events.push(...decision.value);
  }
  return { state, events };
}

function advanceOf(state: DebateState): DebateCommand {
  return { type: 'advance', by: 'clock', stepSeq: deadlineOf(state)?.stepSeq ?? state.seq };
}

/** The people who take the seats of a format, in order: Ada, Ben, then as many as it needs. */
export function peopleFor(format: Format): string[] {
  const counted = { for: 0, against: 0 };
  return format.seats.map(({ side }) => {
    counted[side] += 1;
    if (counted[side] === 1) return side === 'for' ? ADA : BEN;
    return `${side}-${counted[side]}`;
  });
}

/** The commands that lead from an open debate into a phase. */
function wayTo(phase: Phase, hostId: string, format: Format): Move[] {
  const people = peopleFor(format);
  const seated = format.seats.map<Move>(({ id }, index) => ({
    type: 'takeSeat',
    by: people[index] ?? '',
    seatId: id,
  }));
  const ready = people.map<Move>((by) => ({ type: 'ready', by }));
  const flipped = [...seated, ...ready];
  const prepared = format.coinFlip ? [...flipped, { type: 'nextStep', by: hostId } satisfies Move] : flipped;
  const live = [...prepared, ...(format.preparationSeconds > 0 ? ready : [])];
  const voting: Move[] = [...live, { type: 'watch', by: 'watcher' }, { type: 'end', by: hostId }];
  const ways: Record<Phase, Move[]> = {
    lobby: [],
    readyCheck: seated,
    coinFlip: flipped,
    prep: prepared,
    live,
    prepBank: [...live, { type: 'takePrep', by: people[0] ?? '' }],
    paused: [...live, { type: 'pause', by: hostId }],
    verdictVote: voting,
    debrief: [...live, { type: 'end', by: hostId }],
    archived: [...live, { type: 'end', by: hostId }, wait(LIMITS.archiveAfterSeconds * 1_000), 'deadline'],
    cancelled: [{ type: 'cancel', by: hostId }],
    abandoned: [...live, ...people.map<Move>((by) => ({ type: 'leave', by }))],
  };
  return ways[phase];
}
