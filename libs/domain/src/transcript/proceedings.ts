import type { DebateEvent } from '../debate/events.ts';
import { otherSide, seatOf } from '../debate/format.ts';
import type { AskedFor } from '../debate/state.ts';
import type { Room } from '../documents/room.ts';
import { decisionSentence } from './decision-words.ts';
import { personName, SIDE_WORDS } from './words.ts';

/** One thing that happened to the clock, the chair or the AI, in a sentence. `by` is the person who did it. */
export type Proceeding = { seq: number; atMs: number; by: string | null; says: string };

/**
 * How a debate was run: the coin and the choices after it, preparation out of the bank, questions to the other bench and
 * their answers, extensions, steps that the host ended, hands that the host chose, pauses, who gave up a seat after the start and
 * who took it, who held the chair, who judged, and what the judges decided. Earliest first.
 */
export function proceedingsOf(room: Room, events: readonly DebateEvent[]): Proceeding[] {
  return events.flatMap((event, index) => {
    const says = sentenceOf(room, event, around(events, index));
    if (says === undefined) return [];
    return [{ seq: event.seq, atMs: event.atMs, by: 'by' in event ? (event.by ?? null) : null, says }];
  });
}

/** What a sentence has to know of the other events. */
type Around = {
  /** The person whose question waits. */
  asker: string | undefined;
  hasBegun: boolean;
  removed: ReadonlySet<string>;
  next: DebateEvent | undefined;
};

function around(events: readonly DebateEvent[], index: number): Around {
  const before = events.slice(0, index);
  const asked = before.findLast(({ type }) => type === 'asked');
  return {
    asker: asked?.type === 'asked' ? asked.by : undefined,
    hasBegun: before.some(({ type }) => type === 'stepStarted'),
    removed: new Set(before.flatMap((one) => (one.type === 'removed' ? [one.uid] : []))),
    next: events[index + 1],
  };
}

function sentenceOf(room: Room, event: DebateEvent, about: Around): string | undefined {
  const name = 'by' in event && event.by !== undefined ? personName(room, event.by) : '';
  switch (event.type) {
    case 'coinFlipped':
      return `The coin fell for ${SIDE_WORDS[event.winner]}.`;
    case 'sideChosen':
      return `${name} chose to speak ${SIDE_WORDS[event.side]}.`;
    case 'orderChosen':
      return `${name} chose the order: ${SIDE_WORDS[event.first]} speaks first, ${SIDE_WORDS[otherSide(event.first)]} second.`;
    case 'prepReturned':
      return `${SIDE_WORDS[event.side]} used ${Math.round(event.usedMs / 1_000)} s of its preparation time.`;
    case 'prepStarted':
    case 'stepStarted':
    case 'ended':
      return event.by === undefined ? undefined : `${name} moved the debate on before its time.`;
    case 'stepEnded':
      return event.by === undefined ? undefined : `${name} ended the step before its time.`;
    case 'extended':
      return `${name} gave the step more time.`;
    case 'turnStarted':
      return event.by === undefined ? undefined : `${name} gave the floor to ${personName(room, event.uid)}.`;
    case 'seatTaken':
      return about.hasBegun ? `${name} took the free seat: ${seatName(room, event.seatId)}.` : undefined;
    case 'seatLeft':
      return about.hasBegun ? seatLeftSentence(room, event, about) : undefined;
    case 'removed':
      return `${name} removed ${personName(room, event.uid)} from the debate.`;
    case 'paused':
      return pauseSentence(room, event, about);
    case 'pauseLengthened':
      return `${name} made the pause longer.`;
    case 'resumed':
      return 'The debate continued.';
    case 'moderatorPaused':
      return `${name} paused the AI.`;
    case 'moderatorResumed':
      return `${name} switched the AI on again.`;
    case 'asked':
      return event.to === null
        ? `${name} asked for the other side’s agreement to ${WISHES[event.what]}.`
        : `${name} offered the chair to ${personName(room, event.to)}.`;
    case 'agreed':
      return event.what === 'chair' ? undefined : `${name} agreed to ${WISHES[event.what]}.`;
    case 'declined':
      return `${name} ${event.by === about.asker ? 'took the question back' : 'said no'}.`;
    case 'chairTaken':
      return chairSentence(room, event);
    case 'hostLeft':
      return `${name}, the host, left, and nobody was there to take over.`;
    case 'judgesNamed':
      return event.uids.length === 0
        ? `${name} named no judges.`
        : `${name} named as judges: ${event.uids.map((uid) => personName(room, uid)).join(', ')}.`;
    case 'judgeLeft':
      return `${name} gave the role of a judge back.`;
    case 'ballotsClosed':
      return event.result
        ? decisionSentence(room.debate.format, event.result)
        : 'The ballots closed, and none had come in.';
    case 'chairLeft':
      return `${name} left the clock to the moderator.`;
    default:
      return undefined;
  }
}

function chairSentence(room: Room, { by, from, why }: Extract<DebateEvent, { type: 'chairTaken' }>): string {
  const [name, former] = [personName(room, by), personName(room, from)];
  if (by === from) return `${name} came back to the chair.`;
  if (why === 'left') return `${former}, the host, left. ${name} hosts the debate now.`;
  if (why === 'missing') return `${former}, the host, was away too long. ${name} hosts the debate now.`;
  return `${name} took the chair from ${former}.`;
}

function seatName({ debate }: Room, seatId: string): string {
  return seatOf(debate.format, seatId)?.name ?? seatId;
}

/** In a pause, and for a substitute, a seat becomes free without another one. */
function seatLeftSentence(
  room: Room,
  { by, seatId }: Extract<DebateEvent, { type: 'seatLeft' }>,
  { next }: Around,
): string | undefined {
  const isToldNext = next?.type === 'paused' || next?.type === 'abandoned';
  const isSame = next?.type === 'seatLeft' && next.by === by;
  return isToldNext || isSame
    ? undefined
    : `The seat of ${personName(room, by)} became free: ${seatName(room, seatId)}.`;
}

function pauseSentence(
  room: Room,
  { by, reason, missing }: Extract<DebateEvent, { type: 'paused' }>,
  { removed }: Around,
): string {
  if (reason === 'moderator') return 'The moderator stopped the debate.';
  if (reason === 'connection' && missing !== null)
    return `The debate waited for ${personName(room, missing)}, who had lost the connection.`;
  if (reason === 'left' && removed.has(by)) return 'The debate waited for somebody to take the free seat.';
  return reason === 'left'
    ? `${personName(room, by)} gave up the seat, and the debate waited.`
    : `${personName(room, by)} paused the debate.`;
}

const WISHES: Record<AskedFor, string> = {
  nextStep: 'go on before the time is over',
  extend: 'more time for the step',
  pause: 'a longer pause',
  resume: 'go on after the stop',
  end: 'end the debate',
  pauseModerator: 'pause the AI',
  chair: 'take the chair',
};
