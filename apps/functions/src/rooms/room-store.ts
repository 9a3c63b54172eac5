import { applyPolicy, type PolicyDecision, type PolicyInput } from '@rostrum/moderator';
import {
  backchannelPath,
  debaterIds,
  dueAtMs,
  eventPath,
  evolveAll,
  flagPath,
  interventionsPath,
  memberPath,
  memberSchema,
  membersPath,
  LIMITS,
  messagesPath,
  messageSchema,
  reactionDocumentSchema,
  reactionPath,
  roomPath,
  roomSchema,
  statusOf,
  votePath,
  votesPath,
  voteSchema,
  type Ballot,
  type ChatDocument,
  type Choice,
  type DebateEvent,
  type DebateState,
  type FlagDocument,
  type Member,
  type MessageDocument,
  type Person,
  type Reaction,
  type RoomDocument,
  type Tally,
  type Vote,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** A room as a transaction found it. */
export type StoredRoom = { id: string; room: RoomDocument };

/**
 * The only reader and writer of a room, inside one transaction. As Firestore demands, a handler reads everything it
 * needs before its first write.
 */
export class RoomStore {
  readonly #db: Firestore;
  readonly #tx: Transaction;

  constructor(db: Firestore, tx: Transaction) {
    this.#db = db;
    this.#tx = tx;
  }

  async read(roomId: string): Promise<StoredRoom | undefined> {
    const snapshot = await this.#tx.get(this.#db.doc(roomPath(roomId)));
    return snapshot.exists ? { id: roomId, room: roomSchema.parse(snapshot.data()) } : undefined;
  }

  async isMember(roomId: string, uid: string): Promise<boolean> {
    return (await this.#tx.get(this.#db.doc(memberPath(roomId, uid)))).exists;
  }

  async readMessage(roomId: string, messageId: string): Promise<MessageDocument | undefined> {
    const snapshot = await this.#tx.get(this.#db.doc(`${messagesPath(roomId)}/${messageId}`));
    return snapshot.exists ? messageSchema.parse(snapshot.data()) : undefined;
  }

  /** The room and some of its messages in one round trip; an absent id reads nothing. */
  async readWithMessages(
    roomId: string,
    messageIds: readonly (string | undefined)[],
  ): Promise<{ stored: StoredRoom | undefined; messages: (MessageDocument | undefined)[] }> {
    const wanted = messageIds.filter((id) => id !== undefined);
    const refs = wanted.map((id) => this.#db.doc(`${messagesPath(roomId)}/${id}`));
    const [room, ...found] = await this.#tx.getAll(this.#db.doc(roomPath(roomId)), ...refs);
    const byId = new Map(
      found.map((one) => [one.id, one.exists ? messageSchema.parse(one.data()) : undefined]),
    );
    return {
      stored: room?.exists ? { id: roomId, room: roomSchema.parse(room.data()) } : undefined,
      messages: messageIds.map((id) => (id === undefined ? undefined : byId.get(id))),
    };
  }

  async readMember(roomId: string, uid: string): Promise<Member | undefined> {
    const snapshot = await this.#tx.get(this.#db.doc(memberPath(roomId, uid)));
    return snapshot.exists ? memberSchema.parse(snapshot.data()) : undefined;
  }

  async readVotes(roomId: string): Promise<Vote[]> {
    const votes = await this.#tx.get(this.#db.collection(votesPath(roomId)).limit(LIMITS.votesCounted));
    return votes.docs.map((vote) => voteSchema.parse(vote.data()));
  }

  /** Whether any heartbeat is younger than that. */
  async isAnybodyThere(roomId: string, sinceMs: number): Promise<boolean> {
    const members = this.#db.collection(membersPath(roomId)).where('lastSeenAtMs', '>', sinceMs).limit(1);
    return !(await this.#tx.get(members)).empty;
  }

  async readReaction(roomId: string, messageId: string, uid: string): Promise<Reaction | null> {
    const snapshot = await this.#tx.get(this.#db.doc(reactionPath(roomId, messageId, uid)));
    return snapshot.exists ? reactionDocumentSchema.parse(snapshot.data()).reaction : null;
  }

  /** Stores a new room with the log that opened it. `room.debate` is the state after `opened`. */
  create(roomId: string, room: RoomDocument, opened: DebateEvent, events: readonly DebateEvent[]): void {
    this.#tx.create(this.#db.doc(roomPath(roomId)), withDebate(room, events));
    this.#appendEvents(roomId, [opened, ...events]);
  }

  addMember(roomId: string, uid: string, person: Person, atMs: number): void {
    const member = { uid, ...person, joinedAtMs: atMs, lastSeenAtMs: atMs };
    this.#tx.set(this.#db.doc(memberPath(roomId, uid)), member);
  }

  /** Takes somebody's way in; the machine keeps them from coming back. */
  removeMember(roomId: string, uid: string): void {
    this.#tx.delete(this.#db.doc(memberPath(roomId, uid)));
  }

  /** Changes what no event speaks of. */
  change(roomId: string, changes: Partial<Pick<RoomDocument, 'motion' | 'dueAtMs'>>): void {
    this.#tx.update(this.#db.doc(roomPath(roomId)), changes);
  }

  putChat(roomId: string, id: string, line: ChatDocument): void {
    this.#tx.set(this.#db.doc(`${backchannelPath(roomId)}/${id}`), line);
  }

  putTally(roomId: string, tally: Tally): void {
    this.#tx.update(this.#db.doc(roomPath(roomId)), { tally });
  }

  putVote(roomId: string, uid: string, ballot: Ballot, choice: Choice): void {
    this.#tx.set(this.#db.doc(votePath(roomId, uid)), { [ballot]: choice }, { merge: true });
  }

  putReaction(
    roomId: string,
    messageId: string,
    uid: string,
    reaction: Reaction | null,
    counts: MessageDocument['reactions'],
    atMs: number,
  ): void {
    const ref = this.#db.doc(reactionPath(roomId, messageId, uid));
    if (reaction) this.#tx.set(ref, { reaction, atMs });
    else this.#tx.delete(ref);
    this.changeMessage(roomId, messageId, { reactions: counts });
  }

  putFlag(roomId: string, flag: FlagDocument): void {
    this.#tx.set(this.#db.doc(flagPath(roomId, flag.messageId, flag.by)), flag);
  }

  changeMessage(
    roomId: string,
    messageId: string,
    changes: Partial<Pick<MessageDocument, 'state' | 'text' | 'edits' | 'reactions'>>,
  ): void {
    this.#tx.update(this.#db.doc(`${messagesPath(roomId)}/${messageId}`), changes);
  }

  putMessage(roomId: string, messageId: string, message: MessageDocument): void {
    this.#tx.set(this.#db.doc(`${messagesPath(roomId)}/${messageId}`), message);
  }

  setMessageState(roomId: string, messageId: string, state: MessageDocument['state']): void {
    this.changeMessage(roomId, messageId, { state });
  }

  /** Records what the moderator decided; a decision to stay silent leaves no document. */
  recordDecisions(roomId: string, decisions: readonly PolicyDecision[]): void {
    for (const decision of decisions) {
      if (decision.act === 'silence') continue;
      this.#tx.set(this.#db.doc(`${interventionsPath(roomId)}/${decision.id}`), decision.intervention);
    }
  }

  /** Stores a changed room, its new events and the moderator's announcements of them; returns the room after. */
  commit(
    { id, room }: StoredRoom,
    events: readonly DebateEvent[],
    changes: Partial<RoomDocument> = {},
  ): RoomDocument {
    const changed = { ...room, ...changes };
    const after = withDebate(changed, events);
    this.#tx.set(this.#db.doc(roomPath(id)), after);
    this.#appendEvents(id, events);
    this.recordDecisions(id, announcements(changed, events));
    return after;
  }

  #appendEvents(roomId: string, events: readonly DebateEvent[]): void {
    for (const event of events) this.#tx.create(this.#db.doc(eventPath(roomId, event.seq)), event);
  }
}

/** The room after some events: its debate, and everything that lists and rules read off it. */
function withDebate(room: RoomDocument, events: readonly DebateEvent[]): RoomDocument {
  const debate = evolveAll(room.debate, events);
  const peopleIds = [...new Set([room.hostId, ...debaterIds(debate)])];
  const people = Object.fromEntries(
    [...new Set([...peopleIds, ...inTheQueue(debate)])].flatMap((uid) => {
      const person = room.people[uid];
      return person ? [[uid, person]] : [];
    }),
  );
  const startedAtMs = room.startedAtMs ?? events.find((event) => event.type === 'stepStarted')?.atMs ?? null;
  const endedAtMs = 'endedAtMs' in debate ? debate.endedAtMs : null;
  const due = dueAtMs(debate, room.opensAtMs);
  return {
    ...room,
    debate,
    status: statusOf(debate),
    peopleIds,
    people,
    dueAtMs: due,
    startedAtMs,
    endedAtMs,
  };
}

/** Whoever of the audience waits for a turn or has one: the room shows their names. */
function inTheQueue(debate: DebateState): string[] {
  if (!('floor' in debate)) return [];
  const { queue, turn } = debate.floor;
  return turn ? [...queue, turn.uid] : queue;
}

function announcements(room: RoomDocument, events: readonly DebateEvent[]): PolicyDecision[] {
  if (room.debate.moderatorPaused || events.every(({ type }) => type === 'spoke')) return [];
  return events.flatMap((event, index) => {
    const after = evolveAll(room.debate, events.slice(0, index + 1));
    const input: PolicyInput = { type: 'happened', event, after, motion: room.motion, names: namesIn(room) };
    return applyPolicy(room.ledger, input, event.atMs).decisions;
  });
}

/** Names by uid, for what the moderator says. */
export function namesIn(room: RoomDocument): Record<string, string> {
  return Object.fromEntries(Object.entries(room.people).map(([uid, person]) => [uid, person.displayName]));
}
