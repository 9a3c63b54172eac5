import { hasActed, type Decision } from '@rostrum/moderator';
import {
  apartPath,
  backchannelPath,
  countsPath,
  eventPath,
  flagPath,
  interventionPath,
  memberPath,
  memberSchema,
  membersPath,
  LIMITS,
  messagesPath,
  messageSchema,
  moderatorPath,
  reactionDocumentSchema,
  reactionPath,
  roomPath,
  storedMessage,
  votePath,
  votesPath,
  voteSchema,
  withoutSpoken,
  type Ballot,
  type ChatDocument,
  type Choice,
  type Counts,
  type DebateEvent,
  type FlagDocument,
  type Heard,
  type Member,
  type Message,
  type MessageDocument,
  type Person,
  type Reaction,
  type RoomDocument,
  type Tally,
  type Vote,
} from '@rostrum/domain';
import { countDebate } from './count-debate.ts';
import { listDebate } from './list-debate.ts';
import {
  getOne,
  type Snapshot,
  type Reader,
  type Unit,
  type Version,
  type Writer,
} from '../port/documents.ts';
import { REMOVED } from '../port/field-values.ts';
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
import { fieldsOf, readable, readIfReadable, readStored } from '../port/read-stored.ts';

/**
 * The only reader and writer of a room. As Firestore demands, a handler reads everything it needs before its first
 * write. A room is written only if it is unchanged since it was read.
 */
export class RoomStore {
  readonly #reader: Reader;
  readonly #writer: Writer;
  /** People's responses to the moderator's acts. */
  readonly rulings: RulingStore;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
    this.rulings = new RulingStore(reader, writer);
  }

  static in(unit: Unit): RoomStore {
    return new RoomStore(unit, unit);
  }

  async read(roomId: string): Promise<StoredRoom | undefined> {
    return (await this.readWithMessages(roomId, [])).stored;
  }

  async isMember(roomId: string, uid: string): Promise<boolean> {
    return this.#isThere(memberPath(roomId, uid));
  }

  /** Whether there is a block between a person and any of these people. */
  async isKeptApart(uid: string, others: readonly string[]): Promise<boolean> {
    const pairs = [...new Set(others)].filter((other) => other !== uid);
    if (pairs.length === 0) return false;
    const found = await this.#reader.getAll(pairs.map((other) => apartPath(uid, other)));
    return found.some(({ fields }) => fields !== undefined);
  }

  async readMessage(roomId: string, messageId: string): Promise<MessageDocument | undefined> {
    const snapshot = await this.#readOne(`${messagesPath(roomId)}/${messageId}`);
    return readIfReadable(messageSchema, snapshot);
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

  #readOne(path: string): Promise<Snapshot | undefined> {
    return getOne(this.#reader, path);
  }

  async #isThere(path: string): Promise<boolean> {
    return (await this.#readOne(path))?.fields !== undefined;
  }

  async readMember(roomId: string, uid: string): Promise<Member | undefined> {
    const snapshot = await this.#readOne(memberPath(roomId, uid));
    return readStored(memberSchema, snapshot);
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

  /** Votes by uid. */
  async readVotes(roomId: string): Promise<Map<string, Vote>> {
    const votes = await this.#reader.query({ collection: votesPath(roomId), limit: LIMITS.votesCounted });
    return new Map(readable(votes, (vote) => [vote.id, fieldsOf(voteSchema, vote)] as const));
  }

  /** Whether any heartbeat is younger than that. */
  async isAnybodyThere(roomId: string, sinceMs: number): Promise<boolean> {
    return (await this.readPresent(roomId, sinceMs, 1)).length > 0;
  }

  /** Some of the people whose heartbeat is younger than that. */
  async readPresent(roomId: string, sinceMs: number, limit: number): Promise<string[]> {
    const members = await this.#reader.query({
      collection: membersPath(roomId),
      where: [['lastSeenAtMs', '>', sinceMs]],
      limit,
    });
    return members.map(({ id }) => id);
  }

  async readReaction(roomId: string, messageId: string, uid: string): Promise<Reaction | null> {
    const found = await this.#readOne(reactionPath(roomId, messageId, uid));
    return readIfReadable(reactionDocumentSchema, found)?.reaction ?? null;
  }

  /** Stores a new room with the log that opened it. `room.debate` is the state after `opened`. */
  create(roomId: string, room: RoomDocument, opened: DebateEvent, events: readonly DebateEvent[]): void {
    const after = withEvents(room, events);
    this.#writer.create(roomPath(roomId), after);
    this.#writer.create(countsPath(roomId), countsIn(after.debate, EMPTY_MEMORY));
    this.#appendEvents(roomId, [opened, ...events]);
  }

  addMember(roomId: string, uid: string, person: Person, atMs: number): void {
    const member = { uid, ...person, joinedAtMs: atMs, lastSeenAtMs: atMs };
    this.#writer.set(memberPath(roomId, uid), member);
  }

  /** Removes a person's membership; the machine prevents their return. */
  removeMember(roomId: string, uid: string): void {
    this.#writer.delete(memberPath(roomId, uid));
  }

  /** Changes fields that have no event. */
  change(roomId: string, changes: Partial<Pick<RoomDocument, 'motion' | 'dueAtMs'>>): void {
    this.#writer.update(roomPath(roomId), changes);
  }

  /** Reopens a room that the house closed. */
  reopen(roomId: string, visibility: RoomDocument['visibility']): void {
    this.#writer.update(roomPath(roomId), { visibility, closed: REMOVED });
  }

  putChat(roomId: string, id: string, line: ChatDocument): void {
    this.#writer.set(`${backchannelPath(roomId)}/${id}`, line);
  }

  putTally(roomId: string, tally: Tally): void {
    this.#writer.update(roomPath(roomId), { tally });
  }

  putVote(roomId: string, uid: string, ballot: Ballot, choice: Choice): void {
    this.#writer.merge(votePath(roomId, uid), { uid, [ballot]: choice });
  }

  putReaction(
    roomId: string,
    messageId: string,
    uid: string,
    reaction: Reaction | null,
    counts: MessageDocument['reactions'],
    atMs: number,
  ): void {
    const ref = reactionPath(roomId, messageId, uid);
    if (reaction) this.#writer.set(ref, { uid, reaction, atMs });
    else this.#writer.delete(ref);
    this.changeMessage(roomId, messageId, { reactions: counts });
  }

  putFlag(roomId: string, flag: FlagDocument): void {
    this.#writer.set(flagPath(roomId, flag.messageId, flag.by), flag);
  }

  changeMessage(
    roomId: string,
    messageId: string,
    changes: Partial<
      Pick<MessageDocument, 'state' | 'text' | 'edits' | 'reactions' | 'spans' | 'restoredAtMs' | 'hidden'>
    >,
  ): void {
    this.#writer.update(`${messagesPath(roomId)}/${messageId}`, changes);
  }

  /** Adds a message, with its event if it has one. If its id already exists, nothing in the unit is stored. */
  addMessage(roomId: string, messageId: string, message: MessageDocument): void {
    this.#writer.create(`${messagesPath(roomId)}/${messageId}`, storedMessage(message));
  }

  /** Records the moderator's decisions; a decision to stay silent leaves no document. */
  recordDecisions(roomId: string, decisions: readonly Decision[]): void {
    for (const { id, intervention } of decisions.filter(hasActed)) {
      this.#writer.set(interventionPath(roomId, id), intervention);
    }
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
    { moderated, heard = stored.memory.heard }: Made = {},
  ): Committed {
    const { id, room, memory, roomAt, countsAt } = stored;
    const before = stateOf(stored);
    const said = moderated ?? { state: before, decisions: [] };
    const { state, decisions } = announce(said, { ...room, ...changes }, events);
    const isRemembered = state.record !== before.record;
    const all = { ...changes, ...inRoom(before, state) };
    const after = withEvents({ ...room, ...all }, events);
    const recordVersion = memory.recordVersion + (isRemembered ? 1 : 0);
    const remembered: Memory = { pulse: state.pulse, record: state.record, heard, recordVersion };
    const movesRoom = !moveOnlyCounts(events) || Object.keys(all).length > 0;
    if (movesRoom) this.#writer.update(roomPath(id), after, roomAt);
    if (isRemembered) this.#writer.set(moderatorPath(id), state.record);
    const movesMemory = state.pulse !== before.pulse || heard !== memory.heard || isRemembered;
    if (events.length > 0 || movesMemory) this.#putCounts(id, countsIn(after.debate, remembered), countsAt);
    this.#appendEvents(id, events);
    this.recordDecisions(id, decisions);
    countDebate(this.#writer, room.debate, after.debate);
    listDebate(this.#writer, id, room, after);
    return { room: after, memory: remembered, movesRoom: movesRoom || isRemembered };
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

/** The parts of a change besides events: the moderator's result, and the latest messages. */
type Made = { moderated?: Moderated; heard?: readonly Heard[] };

/** A room after a commit; `movesRoom`: the commit wrote more than the counts. */
export type Committed = { room: RoomDocument; memory: Memory; movesRoom: boolean };

/** The changed public parts of the moderator's state, which are stored in the room. */
function inRoom(before: Moderated['state'], after: Moderated['state']): Partial<RoomDocument> {
  return {
    ...(after.ledger !== before.ledger && { ledger: after.ledger }),
    ...(after.record.paused !== before.record.paused && { pausedActs: after.record.paused }),
  };
}
