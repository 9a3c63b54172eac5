import * as fc from 'fast-check';
import { ADA, aDebateLog, CLEO, playLog, type Played } from '../../testing/index.ts';
import type { DebateCommand } from '../commands.ts';
import { decide, evolveAll, type Decision } from '../debate-machine.ts';
import type { DebateEvent } from '../events.ts';
import { meantStep } from '../meant-step.ts';
import { deadlineOf, isFinished, type DebateState } from '../state.ts';
import { commandOf } from './moves.ts';
import { STORY_FORMATS } from './short-formats.ts';

/** Time between two commands, in milliseconds; negative after a clock was set back. */
const gap = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 5_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 15_000, 60_000, 300_000, -60_000, -1) },
);
/** When a command that waits for its time comes: at any time, exactly then, or one millisecond early. */
const clock = fc.constantFrom('whenever' as const, 'on time' as const, 'on time' as const, 'early' as const);
const move = fc.record({
  what: fc.nat(9_999),
  who: fc.nat(9_999),
  whom: fc.nat(99),
  amount: fc.oneof(fc.integer({ min: -1, max: 200 }), fc.integer({ min: 300, max: 900 })),
  /** The repetitions of a command: people press twice, and tasks are redelivered. */
  times: fc.oneof(
    { weight: 12, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.constantFrom(2, 11) },
  ),
  gap,
  clock,
});
/** Formats with more rules are played more often. */
const WITH_MORE_RULES = [1, 4, 5, 6];
const LIVE = ['live', 'live', 'live'] as const;
const start = fc.record({
  format: fc.constantFrom(...STORY_FORMATS.keys(), ...WITH_MORE_RULES, ...WITH_MORE_RULES),
  phase: fc.constantFrom('lobby' as const, 'readyCheck' as const, 'coinFlip' as const, ...LIVE),
  hostId: fc.constantFrom(ADA, CLEO),
  /** Twenty people want to speak, where the format has a queue for them. */
  isCrowded: fc.nat(9).map((dice) => dice === 0),
  /** One person has all seats of a team. */
  isIron: fc.nat(3).map((dice) => dice === 0),
});

/** A debate with up to eighty commands, given at random times by random people. */
export const story = fc.noBias(fc.record({ start, moves: fc.array(move, { maxLength: 80, size: 'max' }) }));
export type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;
type Move = Story['moves'][number];

/** One command and its outcome. */
export type Told = {
  before: DebateState;
  command: DebateCommand;
  atMs: number;
  decision: Decision;
  events: readonly DebateEvent[];
  after: DebateState;
};
export type ToldStory = { log: readonly DebateEvent[]; told: readonly Told[]; end: DebateState };

/** Commands that a finished debate still receives. */
const AFTERWARDS = 6;

/** Plays a story. It decides every command and applies its events, as the server does. */
export function tell({ start: opening, moves }: Story): ToldStory {
  const { state, events } = openingOf(opening);
  const log = [...events];
  const told: Told[] = [];
  let after = state;
  let atMs = state.atMs;
  let afterwards = 0;
  for (const one of moves) {
    if (isFinished(after)) afterwards += 1;
    if (afterwards > AFTERWARDS) break;
    const command = commandOf(after, one);
    atMs = momentOf(one, command, after) ?? atMs + one.gap;
    for (let time = 0; time < one.times; time += 1) {
      const next = ask(after, time > 0 ? again(one, command, after) : command, atMs);
      told.push(next);
      log.push(...next.events);
      after = next.after;
    }
  }
  return { log, told, end: after };
}

/** A repeated delivery is identical. A person who presses a button again means what they see at that moment. */
function again({ times }: Move, command: DebateCommand, now: DebateState): DebateCommand {
  if (times === 2 || command.type === 'advance' || !('stepSeq' in command)) return command;
  return { ...command, stepSeq: meantStep(now, command.type, command.by) };
}

function ask(before: DebateState, command: DebateCommand, atMs: number): Told {
  const decision = decide(before, command, atMs);
  const events = decision.ok ? decision.value : [];
  return { before, command, atMs, decision, events, after: evolveAll(before, events) };
}

/** The moment that a command of the clock waits for, or a choice of people who wait for somebody. */
function momentOf({ clock: tick }: Move, command: DebateCommand, state: DebateState): number | undefined {
  const isChoice = command.type === 'keepWaiting' || command.type === 'substitute' || command.type === 'end';
  const choiceFromMs = isChoice && state.phase === 'paused' ? state.choiceFromMs : null;
  const closableAtMs = command.type === 'closeBallots' ? state.ballots?.endsAtMs : undefined;
  const moment = command.type === 'advance' ? deadlineOf(state)?.actsAtMs : (closableAtMs ?? choiceFromMs);
  if (moment == null || tick === 'whenever') return undefined;
  return tick === 'on time' ? moment : moment - 1;
}

const openings = new Map<string, Played>();

/** Plays each opening once, because thousands of stories begin with it. */
function openingOf({ format: index, phase, hostId, isCrowded, isIron }: Story['start']): Played {
  const key = `${index} ${phase} ${hostId} ${isCrowded} ${isIron}`;
  const known = openings.get(key);
  if (known) return known;
  const format = STORY_FORMATS[index];
  const first = phase === 'coinFlip' && !format?.coinFlip ? 'live' : phase;
  const opened = aDebateLog({ phase: first, hostId, isIron, ...(format && { format }) });
  const crowd = Array.from({ length: 20 }, (_, one) => ({ type: 'raiseHand' as const, by: `person-${one}` }));
  const hasQueue = opened.state.phase === 'live' && format?.steps[0]?.turnSeconds != null;
  const rest = playLog(opened.state, ...(isCrowded && hasQueue ? crowd : []));
  const opening = { state: rest.state, events: [...opened.events, ...rest.events] };
  openings.set(key, opening);
  return opening;
}
