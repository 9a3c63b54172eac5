import {
  openDebate,
  openingState,
  type DebateEvent,
  type DebateState,
  type Format,
  type Ledger,
  type Message,
} from '@rostrum/domain';
import { Documents } from './documents.ts';

export const ROOM_ID = 'room-1';

export type Room = { debate: DebateState; ledger: Ledger };

/** One change of the room, for those who check afterwards who did what. */
export type Commit = {
  by: string;
  commandId: string | null;
  type: string;
  /** The deadline that was acted on, where one was. */
  stepSeq: number | null;
  events: readonly DebateEvent[];
};

/** What the server has stored. */
export class Database {
  readonly rooms = new Documents<Room>();
  readonly events = new Documents<DebateEvent>();
  readonly messages = new Documents<Message>();
  readonly answers = new Documents<Record<string, string>>();
  readonly commits: Commit[] = [];
  #shown: readonly Message[] = [];
  #held = new Map<string, readonly Message[]>();

  room(): Room {
    const room = this.rooms.get(ROOM_ID);
    if (!room) throw new Error('The room was not opened');
    return room;
  }

  /** The log, in order. */
  log(): DebateEvent[] {
    return this.events.values().toSorted((one, other) => one.seq - other.seq);
  }

  /** The query of what everybody sees. The same list as long as nothing changed. */
  shown(): readonly Message[] {
    return this.#shown;
  }

  /** The query of what is held of one person. */
  heldOf(uid: string): readonly Message[] {
    return this.#held.get(uid) ?? NOTHING;
  }

  /** Stores a message and brings the queries up to date. */
  putMessage(message: Message): void {
    this.messages.set(message.id, message);
    const others = this.heldOf(message.authorId).filter(({ id }) => id !== message.id);
    if (message.state === 'shown') this.#shown = inserted(this.#shown, message);
    else if (message.state === 'held') this.#held.set(message.authorId, inserted(others, message));
    else this.#held.set(message.authorId, others);
  }
}

/** A database in which one room was opened. */
export function openDatabase(hostId: string, format: Format, atMs: number): Database {
  const db = new Database();
  const opened = openDebate(hostId, format, atMs);
  db.events.set(String(opened.seq), opened);
  db.rooms.set(ROOM_ID, { debate: openingState(opened), ledger: {} });
  return db;
}

const NOTHING: readonly Message[] = [];

/** Ordered by `createdAtMs`, as the query asks. */
function inserted(messages: readonly Message[], message: Message): Message[] {
  const at = messages.findLastIndex(({ createdAtMs }) => createdAtMs <= message.createdAtMs) + 1;
  return messages.toSpliced(at, 0, message);
}
