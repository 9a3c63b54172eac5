import {
  countsPath,
  debateEventSchema,
  logOf,
  messageSchema,
  messagesPath,
  panelDecisionPath,
  panelDecisionSchema,
  roomPath,
  roomSchema,
  standingPath,
  type DebateEvent,
  type DebateState,
  type Message,
  type PanelDecision,
  type RoomDocument,
} from '@rostrum/domain';
import { storedRoom } from '@rostrum/rooms';
import type { MemoryDatabase, MemoryWrite } from '@rostrum/rooms/testing';
import { ROOM_ID } from './opening.ts';

const EVENTS = `${roomPath(ROOM_ID)}/events`;
const MESSAGES = messagesPath(ROOM_ID);

/** The cause of a commit. */
export type Cause = {
  by: string;
  commandId: string | null;
  type: string;
  /** The deadline that acts, if any, in the debate before it. */
  deadlineIn: (before: DebateState) => number | null;
};

/** One commit, for later checks of who did what. */
export type Commit = {
  cause: Cause;
  /** The deadline that acted, if any. */
  stepSeq: number | null;
  /** Those with their own documents. */
  events: readonly DebateEvent[];
  /** Whether the house had suspended the caller before it was stored. */
  isOfSuspended: boolean;
};

/** The room as its listeners see it, updated after each commit, and the rules' requirements for it. */
export class RoomView {
  readonly commits: Commit[] = [];
  readonly #db: MemoryDatabase;
  readonly #messages = new Map<string, Message>();
  readonly #held = new Map<string, readonly Message[]>();
  #shown: readonly Message[] = [];
  #room: RoomDocument;

  constructor(db: MemoryDatabase) {
    this.#db = db;
    this.#room = this.#readDocument();
  }

  /** The room's own document; its counts are those of the last change besides messages. */
  get room(): RoomDocument {
    return this.#room;
  }

  /** The debate with its counts. */
  debate(): DebateState {
    const [room, counts] = [roomPath(ROOM_ID), countsPath(ROOM_ID)].map((path) => this.#db.get(path));
    const stored = room && counts && storedRoom(room, counts);
    if (!stored) throw new Error('The room was not opened');
    return stored.room.debate;
  }

  /** The log, in order. */
  log(): DebateEvent[] {
    const events = this.#db.all(EVENTS).map(({ fields }) => debateEventSchema.parse(fields));
    return logOf(events, this.messages());
  }

  /** What the judges decided, if they have. */
  decision(): PanelDecision | undefined {
    const { fields } = this.#db.get(panelDecisionPath(ROOM_ID));
    return fields && panelDecisionSchema.parse(fields);
  }

  /** Everything that is stored, by path. */
  documents(): [path: string, fields: object][] {
    return this.#db.documents();
  }

  messages(): Message[] {
    return [...this.#messages.values()];
  }

  message(id: string): Message | undefined {
    return this.#messages.get(id);
  }

  /** The public query. The same list as long as nothing changed. */
  shown(): readonly Message[] {
    return this.#shown;
  }

  /** The query of one person's held messages. */
  heldOf(uid: string): readonly Message[] {
    return this.#held.get(uid) ?? NOTHING;
  }

  /** Sees a commit. */
  see(cause: Cause, writes: readonly MemoryWrite[]): void {
    const stepSeq = cause.deadlineIn(this.#room.debate);
    const isOfSuspended = this.#db.get(standingPath(cause.by)).fields !== undefined;
    this.commits.push({ cause, stepSeq, events: writes.flatMap(eventIn), isOfSuspended });
    const paths = new Set(writes.map(({ path }) => path));
    if (paths.has(roomPath(ROOM_ID))) this.#room = this.#readDocument();
    for (const path of paths) if (path.startsWith(`${MESSAGES}/`)) this.#index(path);
  }

  #readDocument(): RoomDocument {
    return roomSchema.parse(this.#db.get(roomPath(ROOM_ID)).fields);
  }

  #index(path: string): void {
    const { id, fields } = this.#db.get(path);
    const message = { id, ...messageSchema.parse(fields) };
    const { state, authorId } = message;
    const before = this.#messages.get(id);
    this.#messages.set(id, message);
    if (before?.state === 'shown' || state === 'shown') this.#shown = placed(this.#shown, message, 'shown');
    if (before?.state === 'held' || state === 'held')
      this.#held.set(authorId, placed(this.heldOf(authorId), message, 'held'));
  }
}

const NOTHING: readonly Message[] = [];

/** A list of messages in that state with one updated, ordered by `createdAtMs`, like the query. */
function placed(messages: readonly Message[], message: Message, state: Message['state']): Message[] {
  const others = messages.filter(({ id }) => id !== message.id);
  if (message.state !== state) return others;
  const at = others.findLastIndex(({ createdAtMs }) => createdAtMs <= message.createdAtMs) + 1;
  return others.toSpliced(at, 0, message);
}

function eventIn(write: MemoryWrite): DebateEvent[] {
  const isEvent = write.kind === 'create' && write.path.startsWith(`${EVENTS}/`);
  return isEvent ? [debateEventSchema.parse(write.fields)] : [];
}
