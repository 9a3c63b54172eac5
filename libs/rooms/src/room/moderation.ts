import {
  decide,
  evolveAll,
  spokenIn,
  type DebateEvent,
  type DebateState,
  type RoomDocument,
} from '@rostrum/domain';
import { isWrittenAct } from '@rostrum/moderator/language-model';
import {
  hasActed,
  moderate,
  NO_SIGNALS,
  silentIn,
  type Decision,
  type Effect,
  type ModeratorState,
  type PolicyEvent,
  type Setting,
  type Signals,
} from '@rostrum/moderator';
import type { WordTask } from './model-tasks.ts';
import { moveOnlyCounts, type StoredRoom } from './stored-room.ts';

/** The moderator's result: its state afterwards, and its decisions. */
export type Moderated = { state: ModeratorState; decisions: readonly Decision[] };

/** The moderator's state of a room, assembled from its stored parts. */
export function stateOf({ room, memory }: StoredRoom): ModeratorState {
  return { pulse: memory.pulse, record: memory.record, ledger: room.ledger };
}

/** The room as the moderator sees it. */
export function settingOf(room: RoomDocument, debate: DebateState = room.debate): Setting {
  const { motion, hostId, strictness, safeguarding } = room;
  const language = spokenIn(room);
  return { debate, motion, hostId, names: namesIn(room), strictness, safeguarding, language };
}

/** Names by uid, for the moderator's words. */
export function namesIn(room: Pick<RoomDocument, 'people'>): Record<string, string> {
  return Object.fromEntries(Object.entries(room.people).map(([uid, person]) => [uid, person.displayName]));
}

type InRoom<Event> = Event extends PolicyEvent ? Omit<Event, 'room'> : never;

/** Runs the moderator on an event of a room; stores nothing. */
export function tellModerator(
  stored: StoredRoom,
  event: InRoom<PolicyEvent>,
  nowMs: number,
  signals: Signals = NO_SIGNALS,
): Moderated {
  return moderate(stateOf(stored), { ...event, room: settingOf(stored.room) }, signals, nowMs);
}

/** The moderator's decisions about the events of a debate, in order. It has already judged plain words. */
export function announce(
  told: Moderated,
  room: RoomDocument,
  events: readonly DebateEvent[],
  sentByBell: readonly string[] = [],
): Moderated {
  if (moveOnlyCounts(events)) return told;
  return events.reduce<Moderated>(({ state, decisions }, event, index) => {
    const after = settingOf(room, evolveAll(room.debate, events.slice(0, index + 1)));
    const ended = stepBefore(room.debate, events, index);
    const heard = moderate(
      state,
      {
        type: 'happened',
        room: after,
        event,
        ...(ended && { ended: { ...ended, sentByBell } }),
        atMs: event.atMs,
      },
      NO_SIGNALS,
      event.atMs,
    );
    return { state: heard.state, decisions: [...decisions, ...heard.decisions] };
  }, told);
}

/** Who held the step that has just ended, and who of them is not heard in it; undefined if the event before ended none. */
function stepBefore(
  debate: DebateState,
  events: readonly DebateEvent[],
  index: number,
): { silent: string[] } | undefined {
  if (events[index - 1]?.type !== 'stepEnded') return undefined;
  return { silent: silentIn(evolveAll(debate, events.slice(0, index - 1))) };
}

/** The recorded acts whose words a model may choose. */
export function writtenIn(roomId: string, decisions: readonly Decision[]): WordTask[] {
  const written = decisions.filter(hasActed).filter(({ act }) => isWrittenAct(act));
  return written.map(({ id: interventionId }) => ({ roomId, interventionId }));
}

/** The effects of decisions other than their records. */
export function effectsOf(decisions: readonly Decision[]): Effect[] {
  return decisions.filter(hasActed).flatMap(({ effects }) => effects);
}

/**
 * The events with which decisions change the debate: it pauses, or the floor rests. It leaves out events that are
 * no longer possible.
 */
export function eventsOf(debate: DebateState, decisions: readonly Decision[], atMs: number): DebateEvent[] {
  return effectsOf(decisions).reduce<DebateEvent[]>((events, effect) => {
    const command = commandFor(effect);
    const decision = command && decide(evolveAll(debate, events), command, atMs);
    return decision?.ok ? [...events, ...decision.value] : events;
  }, []);
}

function commandFor(effect: Effect) {
  if (effect.type === 'pauseRoom') return { type: 'halt', by: 'moderator' } as const;
  return effect.type === 'coolOff'
    ? ({ type: 'coolOff', by: 'moderator', untilMs: effect.untilMs } as const)
    : undefined;
}
