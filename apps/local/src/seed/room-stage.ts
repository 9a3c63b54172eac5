import {
  aimed,
  countCharacters,
  currentStep,
  deadlineOf,
  debaterIds,
  decide,
  evolveAll,
  openDebate,
  openingState,
  saidIn,
  seatTakenBy,
  statusOf,
} from '@rostrum/domain';
import type {
  DebateCommand,
  DebateEvent,
  Format,
  InterventionDocument,
  MessageDocument,
  Person,
  RoomDocument,
  UnaimedCommand,
} from '@rostrum/domain';
import { hasActed, moderate, NO_SIGNALS, signalsFrom, STARTING_STATE } from '@rostrum/moderator';
import { sharedEngine } from '@rostrum/moderator/gate';
import type { ActedDecision, ModeratorState, PolicyEvent, Signals } from '@rostrum/moderator';

/** An event without its room. */
type Told<Event> = Event extends PolicyEvent ? Omit<Event, 'room'> : never;

const BELLS_SECONDS = [60, 30, 0] as const;

export interface StagedRoom {
  id: string;
  motion: string;
  /** The topic that it is picked from. */
  topicId: string | undefined;
  code: string;
  hostId: string;
  format: Format;
  people: Record<string, Person>;
  openedAtMs: number;
}

/**
 * A room on which a debate is played with the real machine and the real moderator, on a clock of its own. It keeps
 * every document that the functions would have stored.
 */
export class RoomStage {
  readonly id: string;
  readonly people: Record<string, Person>;
  readonly events: DebateEvent[] = [];
  readonly messages = new Map<string, MessageDocument>();
  readonly interventions = new Map<string, InterventionDocument>();
  room: RoomDocument;
  nowMs: number;
  #moderator: ModeratorState = STARTING_STATE;

  constructor({ id, motion, topicId, code, hostId, format, people, openedAtMs }: StagedRoom) {
    const opened = openDebate(hostId, format, openedAtMs);
    this.id = id;
    this.people = people;
    this.nowMs = openedAtMs;
    this.events.push(opened);
    this.room = {
      motion,
      ...(topicId !== undefined && { topicId }),
      visibility: 'public',
      strictness: 'standard',
      steelmanGate: false,
      hostId,
      code,
      status: 'open',
      debate: openingState(opened),
      peopleIds: [hostId],
      people: present([hostId], people),
      ledger: {},
      tally: null,
      createdAtMs: openedAtMs,
      opensAtMs: null,
      dueAtMs: null,
      startedAtMs: null,
      endedAtMs: null,
    };
  }

  /** Lets time pass; the bells of the running step ring as they come due. */
  wait(seconds: number): void {
    const untilMs = this.nowMs + Math.round(seconds * 1_000);
    for (const secondsLeft of BELLS_SECONDS) this.#ringBell(secondsLeft, untilMs);
    this.nowMs = untilMs;
  }

  /** @throws Error when the machine refuses, for then the script is wrong */
  ask(command: UnaimedCommand): void {
    this.#commit(this.#decide(aimed(this.room.debate, command)));
  }

  /** Says something; the moderator may hold it. `replaces` is an earlier held message. */
  say(by: string, text: string, replaces?: string): { messageId: string; held: boolean } {
    this.nowMs += 1;
    const messageId = `${this.id}-${String(this.messages.size + 1).padStart(2, '0')}`;
    const command = { type: 'speak', by, messageId, characters: countCharacters(text) } as const;
    const events = this.#decide(command);
    const hold = this.#judge(messageId, by, text);
    const said = hold ? [] : events;
    this.messages.set(messageId, { ...this.#message(by, text, hold), ...saidIn(said) });
    if (replaces) this.#replace(replaces);
    this.#commit(said);
    return { messageId, held: hold !== null };
  }

  #decide(command: DebateCommand): DebateEvent[] {
    const decision = decide(this.room.debate, command, this.nowMs);
    if (decision.ok) return decision.value;
    throw new Error(`${this.id}: ${command.type} was refused: ${decision.refusal}`);
  }

  #commit(events: DebateEvent[]): void {
    for (const event of events) {
      const debate = evolveAll(this.room.debate, [event]);
      const peopleIds = [...new Set([this.room.hostId, ...debaterIds(debate)])];
      this.room = {
        ...this.room,
        debate,
        peopleIds,
        people: present(peopleIds, this.people),
        status: statusOf(debate),
        startedAtMs: this.room.startedAtMs ?? (event.type === 'stepStarted' ? event.atMs : null),
        endedAtMs: 'endedAtMs' in debate ? debate.endedAtMs : null,
      };
      this.events.push(event);
      this.#tell({ type: 'happened', event, atMs: event.atMs });
    }
  }

  #judge(messageId: string, authorId: string, text: string): InterventionDocument | null {
    const { debate } = this.room;
    const names = this.#names();
    const others = Object.entries(names).flatMap(([uid, name]) => (uid === authorId ? [] : [name]));
    const side = seatTakenBy(debate, authorId)?.side ?? 'for';
    const kind = this.#kindOf(text);
    const spoken = { id: messageId, text, authorId, side, kind, quoted: null, answers: null };
    const decisions = this.#tell(
      { type: 'posted', atMs: this.nowMs, message: { ...spoken, standing: 'onTurn' } },
      signalsFrom(sharedEngine().judge(text, { motion: this.room.motion, names: others })),
    );
    return decisions.find(({ holds }) => holds)?.intervention ?? null;
  }

  #message(authorId: string, text: string, hold: InterventionDocument | null): MessageDocument {
    const { debate, people } = this.room;
    return {
      authorId,
      authorName: people[authorId]?.displayName ?? '',
      side: seatTakenBy(debate, authorId)?.side ?? 'for',
      stepIndex: 'floor' in debate ? debate.floor.stepIndex : 0,
      kind: this.#kindOf(text),
      text,
      state: hold ? 'held' : 'shown',
      open: true,
      spans: hold?.spans ?? [],
      quote: null,
      edits: [],
      reactions: {},
      createdAtMs: this.nowMs,
    };
  }

  #kindOf(text: string): MessageDocument['kind'] {
    if (currentStep(this.room.debate)?.kind !== 'crossExamination') return 'speech';
    return text.trimEnd().endsWith('?') ? 'question' : 'answer';
  }

  #replace(messageId: string): void {
    const message = this.messages.get(messageId);
    if (message) this.messages.set(messageId, { ...message, state: 'replaced' });
  }

  #ringBell(secondsLeft: (typeof BELLS_SECONDS)[number], untilMs: number): void {
    const { debate } = this.room;
    const deadline = deadlineOf(debate);
    if (debate.phase !== 'live' || !deadline) return;
    const ringsAtMs = deadline.endsAtMs - secondsLeft * 1_000;
    if (ringsAtMs <= Math.max(this.nowMs, debate.floor.startedAtMs) || ringsAtMs > untilMs) return;
    this.#tell({ type: 'bell', stepSeq: deadline.stepSeq, secondsLeft, atMs: ringsAtMs });
  }

  #tell(event: Told<PolicyEvent>, signals: Signals = NO_SIGNALS): ActedDecision[] {
    const { debate, motion, hostId, strictness, steelmanGate, ledger } = this.room;
    const room = { debate, motion, hostId, strictness, steelmanGate, names: this.#names() };
    const { state, decisions } = moderate(
      { ...this.#moderator, ledger },
      { ...event, room },
      signals,
      event.atMs,
    );
    this.#moderator = state;
    this.room = { ...this.room, ledger: state.ledger };
    const acted = decisions.filter(hasActed);
    for (const { id, intervention } of acted) this.interventions.set(id, intervention);
    return acted;
  }

  #names(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.room.people).map(([uid, { displayName }]) => [uid, displayName]),
    );
  }
}

function present(uids: string[], people: Record<string, Person>): Record<string, Person> {
  return Object.fromEntries(uids.flatMap((uid) => (people[uid] ? [[uid, people[uid]]] : [])));
}
