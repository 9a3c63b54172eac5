import {
  countCharacters,
  currentStep,
  deadlineOf,
  debaterIds,
  decide,
  evolveAll,
  floorHolders,
  openDebate,
  openingState,
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
} from '@rostrum/domain';
import { applyPolicy, judgeMessage } from '@rostrum/moderator';
import type { PolicyDecision, PolicyInput } from '@rostrum/moderator';

const BELLS_SECONDS = [60, 30, 0] as const;

export interface StagedRoom {
  id: string;
  motion: string;
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

  constructor({ id, motion, code, hostId, format, people, openedAtMs }: StagedRoom) {
    const opened = openDebate(hostId, format, openedAtMs);
    this.id = id;
    this.people = people;
    this.nowMs = openedAtMs;
    this.events.push(opened);
    this.room = {
      motion,
      visibility: 'public',
      strictness: 'standard',
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
  ask(command: DebateCommand): void {
    this.#commit(this.#decide(command));
  }

  /** Says something; the moderator may hold it. `replaces` is an earlier held message. */
  say(by: string, text: string, replaces?: string): { messageId: string; held: boolean } {
    this.nowMs += 1;
    const messageId = `${this.id}-${String(this.messages.size + 1).padStart(2, '0')}`;
    const command = { type: 'speak', by, messageId, characters: countCharacters(text) } as const;
    const events = this.#decide(command);
    const hold = this.#judge(messageId, by, text);
    this.messages.set(messageId, this.#message(by, text, hold));
    if (replaces) this.#replace(replaces);
    if (!hold) this.#commit(events);
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
      const { motion } = this.room;
      this.#apply({ type: 'happened', event, after: debate, motion, names: this.#names() }, event.atMs);
    }
  }

  #judge(messageId: string, authorId: string, text: string): InterventionDocument | null {
    const { debate, strictness } = this.room;
    const names = this.#names();
    const others = Object.entries(names).flatMap(([uid, name]) => (uid === authorId ? [] : [name]));
    const decisions = this.#apply(
      {
        type: 'posted',
        messageId,
        text,
        authorId,
        hostId: this.room.hostId,
        side: seatTakenBy(debate, authorId)?.side ?? 'for',
        standing: 'onTurn',
        floor: floorHolders(debate),
        names,
        signals: judgeMessage(text, { names: others }),
        strictness,
      },
      this.nowMs,
    );
    const hold = decisions.find((decision) => decision.act !== 'silence' && decision.holds);
    return hold && hold.act !== 'silence' ? hold.intervention : null;
  }

  #message(authorId: string, text: string, hold: InterventionDocument | null): MessageDocument {
    const { debate, people } = this.room;
    const isExchange = currentStep(debate)?.kind === 'crossExamination';
    const exchangeKind = text.trimEnd().endsWith('?') ? 'question' : 'answer';
    return {
      authorId,
      authorName: people[authorId]?.displayName ?? '',
      side: seatTakenBy(debate, authorId)?.side ?? 'for',
      stepIndex: 'floor' in debate ? debate.floor.stepIndex : 0,
      kind: isExchange ? exchangeKind : 'speech',
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
    const { graceSeconds } = debate.format;
    this.#apply({ type: 'bell', stepSeq: deadline.stepSeq, secondsLeft, graceSeconds }, ringsAtMs);
  }

  #apply(input: PolicyInput, atMs: number): PolicyDecision[] {
    const { ledger, decisions } = applyPolicy(this.room.ledger, input, atMs);
    this.room = { ...this.room, ledger };
    for (const decision of decisions) {
      if (decision.act !== 'silence') this.interventions.set(decision.id, decision.intervention);
    }
    return decisions;
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
