import { hasActed, type Decision } from '@rostrum/moderator';
import {
  apartPath,
  countsPath,
  eventPath,
  interventionPath,
  messagesPath,
  messageSchema,
  moderatorPath,
  roomPath,
  storedMessage,
  withoutSpoken,
  type Counts,
  type DebateEvent,
  type Heard,
  type Message,
  type MessageDocument,
  type RoomDocument,
  type Tally,
} from '@rostrum/domain';
import { isCare } from '../room/care.ts';
import { captionsOver } from '../room/captioned.ts';
import { CaptionStore } from './caption-store.ts';
import { CareStore } from './care-store.ts';
import { DraftStore } from './draft-store.ts';
import { countDebate } from './count-debate.ts';
import { listDebate } from './list-debate.ts';
import { getOne, type Reader, type Unit, type Version, type Writer } from '../port/documents.ts';
import { REMOVED } from '../port/field-values.ts';
import { JudgingStore } from './judging-store.ts';
import { MemberStore } from './member-store.ts';
import { ResponseStore } from './response-store.ts';
import { RulingStore } from './ruling-store.ts';
import { announce, stateOf, type Moderated } from '../room/moderation.ts';
import {
  countsIn,
  EMPTY_MEMORY,
  moveOnlyCounts,
  storedRoom,
  withEvents,
  type Memory,
  type StoredRoom,
} from '../room/stored-room.ts';
import { fieldsOf, readable, readIfReadable } from '../port/read-stored.ts';

/**
 * The only reader and writer of a room. As Firestore demands, a handler reads everything it needs before its first
 * write. A room is written only if it is unchanged since it was read.
 */
export class RoomStore {
  readonly #reader: Reader;
  readonly #writer: Writer;
  readonly members: MemberStore;
  /** People's responses to the debate. */
  readonly responses: ResponseStore;
  /** People's responses to the moderator's acts. */
  readonly rulings: RulingStore;
  /** What judges decide. */
  readonly judging: JudgingStore;
  /** The moderator's worries about people. */
  readonly care: CareStore;
  readonly drafts: DraftStore;
  /** The words that people dictate. */
  readonly captions: CaptionStore;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
    this.members = new MemberStore(reader, writer);
    this.responses = new ResponseStore(reader, writer);
    this.rulings = new RulingStore(reader, writer);
    this.judging = new JudgingStore(reader, writer);
    this.care = new CareStore(reader, writer);
    this.drafts = new DraftStore(reader, writer);
    this.captions = new CaptionStore(reader, writer);
  }

  static in(unit: Unit): RoomStore {
    return new RoomStore(unit, unit);
  }

  async read(roomId: string): Promise<StoredRoom | undefined> {
    return (await this.readWithMessages(roomId, [])).stored;
  }

  /** Whether there is a block between a person and any of these people. */
  async isKeptApart(uid: string, others: readonly string[]): Promise<boolean> {
    const pairs = [...new Set(others)].filter((other) => other !== uid);
    if (pairs.length === 0) return false;
    const found = await this.#reader.getAll(pairs.map((other) => apartPath(uid, other)));
    return found.some(({ fields }) => fields !== undefined);
  }

  async readMessage(roomId: string, messageId: string): Promise<MessageDocument | undefined> {
    const snapshot = await getOne(this.#reader, `${messagesPath(roomId)}/${messageId}`);
    return readIfReadable(messageSchema, snapshot);
  }

  /** Some messages of a room in one round trip; an absent id reads nothing. */
  async readMessages(
    roomId: string,
    messageIds: readonly (string | undefined)[],
  ): Promise<(MessageDocument | undefined)[]> {
    const wanted = messageIds.filter((id) => id !== undefined);
    const found = await this.#reader.getAll(wanted.map((id) => `${messagesPath(roomId)}/${id}`));
    const byId = new Map(found.map((one) => [one.id, readIfReadable(messageSchema, one)]));
    return messageIds.map((id) => (id === undefined ? undefined : byId.get(id)));
  }

  /** The room and some of its messages in one round trip; an absent id reads nothing. */
  async readWithMessages(
    roomId: string,
    messageIds: readonly (string | undefined)[],
  ): Promise<{ stored: StoredRoom | undefined; messages: (MessageDocument | undefined)[] }> {
    const wanted = messageIds.filter((id) => id !== undefined);
    const parts = [roomPath(roomId), countsPath(roomId), moderatorPath(roomId)];
    const paths = [...parts, ...wanted.map((id) => `${messagesPath(roomId)}/${id}`)];
    const [room, counts, moderator, ...found] = await this.#reader.getAll(paths);
    const byId = new Map(found.map((one) => [one.id, readIfReadable(messageSchema, one)]));
    return {
      stored: room && counts ? storedRoom(room, counts, moderator) : undefined,
      messages: messageIds.map((id) => (id === undefined ? undefined : byId.get(id))),
    };
  }

  /** The newest public messages, in ascending order. */
  async readLastShown(roomId: string, limit: number): Promise<Message[]> {
    const shown = await this.#reader.query({
      collection: messagesPath(roomId),
      where: [['state', '==', 'shown']],
      orderBy: ['createdAtMs', 'desc'],
      limit,
    });
    return readable(shown, (one) => ({ id: one.id, ...fieldsOf(messageSchema, one) })).toReversed();
  }

  /** Stores a new room with the log that opened it. `room.debate` is the state after `opened`. */
  create(roomId: string, room: RoomDocument, opened: DebateEvent, events: readonly DebateEvent[]): void {
    const after = withEvents(room, events);
    this.#writer.create(roomPath(roomId), after);
    this.#writer.create(countsPath(roomId), countsIn(after.debate, EMPTY_MEMORY));
    this.#appendEvents(roomId, [opened, ...events]);
  }

  /** Changes fields that have no event. */
  change(roomId: string, changes: Partial<Pick<RoomDocument, 'motion' | 'dueAtMs'>>): void {
    this.#writer.update(roomPath(roomId), changes);
  }

  /** Reopens a room that the house closed. */
  reopen(roomId: string, visibility: RoomDocument['visibility']): void {
    this.#writer.update(roomPath(roomId), { visibility, closed: REMOVED });
  }

  putTally(roomId: string, tally: Tally): void {
    this.#writer.update(roomPath(roomId), { tally });
  }

  changeMessage(
    roomId: string,
    messageId: string,
    changes: Partial<
      Pick<MessageDocument, 'state' | 'text' | 'edits' | 'spans' | 'restoredAtMs' | 'hidden' | 'language'>
    >,
  ): void {
    this.#writer.update(`${messagesPath(roomId)}/${messageId}`, changes);
  }

  /** Writes the answer of the person restated on the words that they were asked about. */
  noteAnswer(roomId: string, { messageId, answer }: RestatementAnswered): void {
    this.#writer.update(`${messagesPath(roomId)}/${messageId}`, { 'restates.answer': answer });
  }

  /** Adds a message, with its event if it has one. If its id already exists, nothing in the unit is stored. */
  addMessage(roomId: string, messageId: string, message: MessageDocument): void {
    this.#writer.create(`${messagesPath(roomId)}/${messageId}`, storedMessage(message));
  }

  /** Puts a message into the place of a refused copy of it. */
  putMessage(roomId: string, messageId: string, message: MessageDocument): void {
    this.#writer.set(`${messagesPath(roomId)}/${messageId}`, storedMessage(message));
  }

  /**
   * Records the moderator's decisions; a decision to stay silent leaves no document. Care is kept where only its addressee
   * reads it.
   */
  recordDecisions(roomId: string, decisions: readonly Decision[]): void {
    const acted = decisions.filter(hasActed);
    for (const { id, intervention } of acted.filter((decision) => !isCare(decision))) {
      this.#writer.set(interventionPath(roomId, id), intervention);
    }
    this.care.record(roomId, acted.filter(isCare));
  }

  /**
   * Stores the result of events, changes and decisions, with the moderator's announcements; returns the new room.
   * Words on the floor change only the counts, and every other change also changes them. So unchanged counts mean an
   * unchanged room.
   */
  commit(
    stored: StoredRoom,
    events: readonly DebateEvent[],
    changes: Partial<RoomDocument> = {},
    { moderated, heard = stored.memory.heard, sentByBell = [], saidBy }: Made = {},
  ): Committed {
    const { id, room, memory, roomAt, countsAt } = stored;
    const before = stateOf(stored);
    const said = moderated ?? { state: before, decisions: [] };
    const { state, decisions } = announce(said, { ...room, ...changes }, events, sentByBell);
    const isRemembered = state.record !== before.record;
    const all = { ...changes, ...inRoom(before, state) };
    const after = withEvents({ ...room, ...all }, events);
    const recordVersion = memory.recordVersion + (isRemembered ? 1 : 0);
    const over = captionsOver(memory.captioned, room.debate, after.debate, saidBy);
    for (const uid of over) this.captions.remove(id, uid);
    const captioned = memory.captioned.filter((uid) => !over.includes(uid));
    const remembered: Memory = { pulse: state.pulse, record: state.record, heard, recordVersion, captioned };
    const movesRoom = !moveOnlyCounts(events) || Object.keys(all).length > 0;
    if (movesRoom) this.#writer.update(roomPath(id), after, roomAt);
    if (isRemembered) this.#writer.set(moderatorPath(id), state.record);
    const movesMemory =
      state.pulse !== before.pulse || heard !== memory.heard || isRemembered || over.length > 0;
    if (events.length > 0 || movesMemory) this.#putCounts(id, countsIn(after.debate, remembered), countsAt);
    this.#appendEvents(id, events);
    this.recordDecisions(id, decisions);
    countDebate(this.#writer, room, after);
    listDebate(this.#writer, id, room, after);
    return { room: after, memory: remembered, movesRoom: movesRoom || isRemembered };
  }

  /** From now on every change of the debate looks whether this person's caption has to go. */
  markCaptioned({ id, room, memory, countsAt }: StoredRoom, uid: string): void {
    const captioned = [...memory.captioned, uid];
    this.#putCounts(id, countsIn(room.debate, { ...memory, captioned }), countsAt);
  }

  #putCounts(roomId: string, counts: Counts, readAt: Version | undefined): void {
    if (readAt) this.#writer.update(countsPath(roomId), counts, readAt);
    else this.#writer.create(countsPath(roomId), counts);
  }

  #appendEvents(roomId: string, events: readonly DebateEvent[]): void {
    for (const event of withoutSpoken(events)) {
      this.#writer.create(eventPath(roomId, event.seq), event);
    }
  }
}

/**
 * The parts of a change besides events: the moderator's result, the latest messages, the authors of drafts that went out by
 * themselves, and the author of posted words.
 */
type Made = {
  moderated?: Moderated;
  heard?: readonly Heard[];
  sentByBell?: readonly string[];
  saidBy?: string;
};

type RestatementAnswered = Extract<DebateEvent, { type: 'restatementAnswered' }>;

/** A room after a commit; `movesRoom`: the commit wrote more than the counts. */
export type Committed = { room: RoomDocument; memory: Memory; movesRoom: boolean };

/** The changed public parts of the moderator's state, which are stored in the room. */
function inRoom(before: Moderated['state'], after: Moderated['state']): Partial<RoomDocument> {
  return {
    ...(after.ledger !== before.ledger && { ledger: after.ledger }),
    ...(after.record.paused !== before.record.paused && { pausedActs: after.record.paused }),
  };
}
