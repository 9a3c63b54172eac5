import { accept, refuse, type Result } from '../result.ts';
import type { DebateCommand, DebateRefusal } from './commands.ts';
import { evolve } from './evolve.ts';
import type { DebateEvent, Happening } from './events.ts';
import { characterAllowance, seatOf, type Format } from './format.ts';
import {
  countOf,
  currentStep,
  deadlineOf,
  debaterIds,
  floorHolders,
  freeSeats,
  graceEndsAtMs,
  isFinished,
  seatTakenBy,
  type DebateState,
} from './state.ts';

export type Decision = Result<DebateEvent[], DebateRefusal>;

/** The first event of a debate's log. */
export function openDebate(
  hostId: string,
  format: Format,
  atMs: number,
): Extract<DebateEvent, { type: 'opened' }> {
  return { type: 'opened', seq: 0, atMs, hostId, format };
}

/**
 * Decides a command: the events it causes, or why not. Pure and total: every state answers every command.
 *
 * `atMs` is the server's clock in epoch milliseconds; a clock that runs backwards is held at the last event.
 */
export function decide(state: DebateState, command: DebateCommand, atMs: number): Decision {
  const at = Math.max(atMs, state.atMs);
  const happened = answer(state, command, at);
  return happened.ok ? accept(record(state, happened.value, at)) : happened;
}

type Answer = Result<Happening[], DebateRefusal>;

function answer(state: DebateState, command: DebateCommand, at: number): Answer {
  switch (command.type) {
    case 'takeSeat':
      return takeSeat(state, command);
    case 'leave':
      return leave(state, command.by);
    case 'ready':
      return ready(state, command.by, at);
    case 'speak':
      return speak(state, command, at);
    case 'yield':
      return yieldFloor(state, command.by, at);
    case 'advance':
      return advance(state, command.stepSeq, at);
    case 'pause':
      return pause(state, command.by, at);
    case 'resume':
      return resume(state, command.by, at);
    case 'end':
      return end(state, command.by);
    case 'cancel':
      return cancel(state, command.by);
  }
}

function takeSeat(state: DebateState, { by, seatId }: { by: string; seatId: string }): Answer {
  if (!seatOf(state.format, seatId)) return refuse('seat-unknown');
  if (seatTakenBy(state, by)) return refuse('already-seated');
  if (state.seats[seatId] !== null) return refuse('seat-taken');
  if (state.phase !== 'lobby') return refuse('wrong-phase');
  const wasLastFreeSeat = freeSeats(state).length === 1;
  return accept([
    { type: 'seatTaken', by, seatId },
    ...(wasLastFreeSeat ? [{ type: 'readyCheckStarted' as const }] : []),
  ]);
}

function leave(state: DebateState, by: string): Answer {
  const seat = seatTakenBy(state, by);
  if (!seat) return refuse('not-seated');
  if (isFinished(state)) return refuse('wrong-phase');
  if (state.phase === 'live' || state.phase === 'paused') return accept([{ type: 'abandoned', by }]);
  return accept([{ type: 'seatLeft', by, seatId: seat.id }]);
}

/** In the ready check it means "I am here"; in the preparation "we need no more time". */
function ready(state: DebateState, by: string, at: number): Answer {
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'readyCheck' && state.phase !== 'prep') return refuse('wrong-phase');
  if (state.ready.includes(by)) return refuse('already-ready');
  const everyone = debaterIds(state).every((uid) => uid === by || state.ready.includes(uid));
  if (!everyone) return accept([{ type: 'readied', by }]);
  const prepare = state.phase === 'readyCheck' && state.format.preparationSeconds > 0;
  return accept([
    { type: 'readied', by },
    prepare ? startPrep(state.format, at) : startStep(state.format, 0, at),
  ]);
}

function speak(state: DebateState, command: Extract<DebateCommand, { type: 'speak' }>, at: number): Answer {
  const { by, messageId, characters } = command;
  const step = currentStep(state);
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'live' || !step) return refuse('wrong-phase');
  if (!floorHolders(state).includes(by) || state.floor.yielded.includes(by)) return refuse('not-your-turn');
  if (at > graceEndsAtMs(state)) return refuse('too-late');
  if (characters < 1) return refuse('empty-message');
  if (countOf(state.floor.used, by) + characters > characterAllowance(step)) return refuse('over-allowance');
  return accept([{ type: 'spoke', by, messageId, characters }]);
}

/** A step ends early once all who hold its floor have yielded. */
function yieldFloor(state: DebateState, by: string, at: number): Answer {
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'live') return refuse('wrong-phase');
  if (!floorHolders(state).includes(by)) return refuse('not-your-turn');
  if (state.floor.yielded.includes(by)) return refuse('already-yielded');
  const everyone = floorHolders(state).every((uid) => uid === by || state.floor.yielded.includes(uid));
  return accept([{ type: 'yielded', by }, ...(everyone ? finishStep(state, 'yielded', at) : [])]);
}

/** The deadline of a step: whoever asks, the server's clock and the step's sequence number decide. */
function advance(state: DebateState, stepSeq: number, at: number): Answer {
  const deadline = deadlineOf(state);
  if (!deadline || deadline.stepSeq !== stepSeq) return refuse('stale-step');
  if (at < deadline.actsAtMs) return refuse('step-still-running');
  if (state.phase === 'live') return accept(finishStep(state, 'deadline', at));
  return accept([startStep(state.format, 0, at)]);
}

function pause(state: DebateState, by: string, at: number): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (state.phase !== 'live') return refuse('wrong-phase');
  return accept([{ type: 'paused', by, remainingMs: Math.max(0, state.floor.endsAtMs - at) }]);
}

function resume(state: DebateState, by: string, at: number): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (state.phase !== 'paused') return refuse('wrong-phase');
  return accept([{ type: 'resumed', by, endsAtMs: at + state.remainingMs }]);
}

function end(state: DebateState, by: string): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (state.phase !== 'live' && state.phase !== 'paused') return refuse('wrong-phase');
  return accept([{ type: 'ended', outcome: 'endedByHost' }]);
}

function cancel(state: DebateState, by: string): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  const isBeforeStart = state.phase === 'lobby' || state.phase === 'readyCheck' || state.phase === 'prep';
  return isBeforeStart ? accept([{ type: 'cancelled', by }]) : refuse('wrong-phase');
}

function startPrep(format: Format, at: number): Happening {
  return { type: 'prepStarted', endsAtMs: at + format.preparationSeconds * 1_000 };
}

function startStep(format: Format, stepIndex: number, at: number): Happening {
  const seconds = format.steps[stepIndex]?.seconds ?? 0;
  return { type: 'stepStarted', stepIndex, endsAtMs: at + seconds * 1_000 };
}

function finishStep(
  state: Extract<DebateState, { phase: 'live' }>,
  reason: 'deadline' | 'yielded',
  at: number,
): Happening[] {
  const { stepIndex } = state.floor;
  const isLast = stepIndex + 1 >= state.format.steps.length;
  return [
    { type: 'stepEnded', stepIndex, reason },
    isLast ? { type: 'ended', outcome: 'completed' } : startStep(state.format, stepIndex + 1, at),
  ];
}

function record(state: DebateState, happened: Happening[], atMs: number): DebateEvent[] {
  return happened.map((happening, index) => ({ ...happening, seq: state.seq + 1 + index, atMs }));
}

/** The state after the events of one decision. */
export function evolveAll(state: DebateState, events: readonly DebateEvent[]): DebateState {
  return events.reduce(evolve, state);
}
