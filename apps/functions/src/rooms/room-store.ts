import { applyPolicy, type PolicyDecision, type PolicyInput } from '@rostrum/moderator';
import {
  debaterIds,
  eventPath,
  evolveAll,
  interventionsPath,
  memberPath,
  messagesPath,
  messageSchema,
  ROOMS,
  roomPath,
  roomSchema,
  statusOf,
  type DebateEvent,
  type MessageDocument,
  type Person,
  type RoomDocument,
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

  /** A new id for a document of this room. */
  newId(): string {
    return this.#db.collection(ROOMS).doc().id;
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

  putMessage(roomId: string, messageId: string, message: MessageDocument): void {
    this.#tx.set(this.#db.doc(`${messagesPath(roomId)}/${messageId}`), message);
  }

  setMessageState(roomId: string, messageId: string, state: MessageDocument['state']): void {
    this.#tx.update(this.#db.doc(`${messagesPath(roomId)}/${messageId}`), { state });
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
    peopleIds.flatMap((uid) => {
      const person = room.people[uid];
      return person ? [[uid, person]] : [];
    }),
  );
  const startedAtMs = room.startedAtMs ?? events.find((event) => event.type === 'stepStarted')?.atMs ?? null;
  const endedAtMs = 'endedAtMs' in debate ? debate.endedAtMs : null;
  return { ...room, debate, status: statusOf(debate), peopleIds, people, startedAtMs, endedAtMs };
}

function announcements(room: RoomDocument, events: readonly DebateEvent[]): PolicyDecision[] {
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
