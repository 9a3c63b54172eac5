import * as m from '@rostrum/words/proceedings';
import type { DebateEvent } from '../debate/events.ts';
import { seatOf } from '../debate/format.ts';
import { seatName } from '../debate/formats/seat-words.ts';
import type { Room } from '../documents/room.ts';
import { decisionSentence } from './decision-words.ts';
import { personName } from './words.ts';

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
      return m.coinFell({ side: event.winner });
    case 'sideChosen':
      return m.choseSide({ name, side: event.side });
    case 'orderChosen':
      return m.choseOrder({ name, first: event.first });
    case 'prepReturned':
      return m.usedPreparation({ side: event.side, seconds: Math.round(event.usedMs / 1_000) });
    case 'prepStarted':
    case 'stepStarted':
    case 'ended':
      return event.by === undefined ? undefined : m.movedOn({ name });
    case 'stepEnded':
      return event.by === undefined ? undefined : m.endedStep({ name });
    case 'extended':
      return m.gaveTime({ name });
    case 'turnStarted':
      return event.by === undefined ? undefined : m.gaveFloor({ name, to: personName(room, event.uid) });
    case 'seatTaken':
      return about.hasBegun ? m.tookSeat({ name, seat: seatIn(room, event.seatId) }) : undefined;
    case 'seatLeft':
      return about.hasBegun ? seatLeftSentence(room, event, about) : undefined;
    case 'removed':
      return m.removed({ name, who: personName(room, event.uid) });
    case 'paused':
      return pauseSentence(room, event, about);
    case 'pauseLengthened':
      return m.lengthenedPause({ name });
    case 'resumed':
      return m.continued();
    case 'moderatorPaused':
      return m.pausedAi({ name });
    case 'moderatorResumed':
      return m.resumedAi({ name });
    case 'asked':
      return event.to === null
        ? m.askedAgreement({ name, what: event.what })
        : m.offeredChair({ name, to: personName(room, event.to) });
    case 'agreed':
      return event.what === 'chair' ? undefined : m.agreedTo({ name, what: event.what });
    case 'declined':
      return event.by === about.asker ? m.tookBack({ name }) : m.saidNo({ name });
    case 'chairTaken':
      return chairSentence(room, event);
    case 'hostLeft':
      return m.hostLeft({ name });
    case 'judgesNamed':
      return event.uids.length === 0
        ? m.namedNoJudges({ name })
        : m.namedJudges({ name, judges: event.uids.map((uid) => personName(room, uid)).join(', ') });
    case 'judgeLeft':
      return m.gaveJudgingBack({ name });
    case 'ballotsClosed':
      return event.result ? decisionSentence(room.debate.format, event.result) : m.noBallots();
    case 'chairLeft':
      return m.leftClock({ name });
    default:
      return undefined;
  }
}

function chairSentence(room: Room, { by, from, why }: Extract<DebateEvent, { type: 'chairTaken' }>): string {
  const [name, former] = [personName(room, by), personName(room, from)];
  if (by === from) return m.cameBack({ name });
  if (why === 'left') return m.hostGone({ former, name });
  if (why === 'missing') return m.hostAway({ former, name });
  return m.tookChair({ name, former });
}

function seatIn({ debate }: Room, seatId: string): string {
  const seat = seatOf(debate.format, seatId);
  return seat ? seatName(debate.format, seat) : seatId;
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
    : m.seatFree({ name: personName(room, by), seat: seatIn(room, seatId) });
}

function pauseSentence(
  room: Room,
  { by, reason, missing }: Extract<DebateEvent, { type: 'paused' }>,
  { removed }: Around,
): string {
  if (reason === 'moderator') return m.moderatorStopped();
  if (reason === 'connection' && missing !== null)
    return m.waitedForLost({ name: personName(room, missing) });
  if (reason === 'left' && removed.has(by)) return m.waitedForSeat();
  const name = personName(room, by);
  return reason === 'left' ? m.gaveUpSeat({ name }) : m.pausedDebate({ name });
}
