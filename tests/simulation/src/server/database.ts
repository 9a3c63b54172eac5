import { logOf, type DebateEvent, type Message } from '@rostrum/domain';
import type { Opening } from './opening.ts';
import { Documents, type Transaction } from './documents.ts';
import { countsIn, withCounts, type Counts, type RoomDocument, type StoredRoom } from './stored-room.ts';

export const ROOM_ID = 'room-1';

/** One change of the room, for those who check afterwards who did what. */
export type Commit = {
  by: string;
  commandId: string | null;
  type: string;
  /** The deadline that was acted on, where one was. */
  stepSeq: number | null;
  events: readonly DebateEvent[];
};

/** What the server has stored of one room. */
export class Database {
  readonly rooms = new Documents<RoomDocument>();
  readonly counts = new Documents<Counts>();
  readonly events = new Documents<DebateEvent>();
  readonly messages = new Documents<Message>();
  readonly answers = new Documents<Record<string, string>>();
  readonly commits: Commit[] = [];
  #shown: readonly Message[] = [];
  readonly #held = new Map<string, readonly Message[]>();

  constructor({ debate, log }: Opening) {
    for (const event of log) this.events.set(String(event.seq), event);
    this.rooms.set(ROOM_ID, { debate, ledger: {} });
    this.counts.set(ROOM_ID, countsIn(debate));
  }

  /** The room as those who listen to its document see it. */
  roomDocument(): RoomDocument {
    return present(this.rooms.get(ROOM_ID));
  }

  /** The room with its counts, as it is now or as a transaction finds it. */
  readRoom(tx?: Transaction): StoredRoom {
    const reader = tx ?? { read: <Value>(documents: Documents<Value>, id: string) => documents.get(id) };
    const { debate, ledger } = present(reader.read(this.rooms, ROOM_ID));
    return {
      debate: withCounts(debate, present(reader.read(this.counts, ROOM_ID))),
      ledger,
      roomVersion: this.rooms.versionOf(ROOM_ID),
      countsVersion: this.counts.versionOf(ROOM_ID),
    };
  }

  /** The log, in order. */
  log(): DebateEvent[] {
    return logOf(this.events.values(), this.messages.values());
  }

  /** The query of what everybody sees. The same list as long as nothing changed. */
  shown(): readonly Message[] {
    return this.#shown;
  }

  /** The query of what is held of one person. */
  heldOf(uid: string): readonly Message[] {
    return this.#held.get(uid) ?? NOTHING;
  }

  /** Brings the queries up to date with a message that was stored. */
  index(message: Message): void {
    const others = this.heldOf(message.authorId).filter(({ id }) => id !== message.id);
    if (message.state === 'shown') this.#shown = inserted(this.#shown, message);
    else if (message.state === 'held') this.#held.set(message.authorId, inserted(others, message));
    else this.#held.set(message.authorId, others);
  }
}

const NOTHING: readonly Message[] = [];

/** Ordered by `createdAtMs`, as the query asks. */
function inserted(messages: readonly Message[], message: Message): Message[] {
  const at = messages.findLastIndex(({ createdAtMs }) => createdAtMs <= message.createdAtMs) + 1;
  return messages.toSpliced(at, 0, message);
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The room was not opened');
  return value;
}
