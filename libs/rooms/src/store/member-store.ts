import { LIMITS, memberPath, memberSchema, membersPath, type Member, type Person } from '@rostrum/domain';
import { getOne, type Reader, type Writer } from '../port/documents.ts';
import { readIfReadable, readStored } from '../port/read-stored.ts';

/** A debater's heartbeat that is older is overdue. */
export const OVERDUE_MS = (LIMITS.heartbeatSeconds + LIMITS.connectionGraceSeconds) * 1_000;

/** Watchers that one look at a room reads. */
const SOME_PRESENT = 50;

/** Reads and writes who entered a room, and whose heartbeat it still hears. */
export class MemberStore {
  readonly #reader: Reader;
  readonly #writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async has(roomId: string, uid: string): Promise<boolean> {
    return (await getOne(this.#reader, memberPath(roomId, uid)))?.fields !== undefined;
  }

  async read(roomId: string, uid: string): Promise<Member | undefined> {
    return readStored(memberSchema, await getOne(this.#reader, memberPath(roomId, uid)));
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

  /** Everybody of these people, and some of the others, whose heartbeat is younger than that, in the order of joining. */
  async readInOrder(roomId: string, uids: readonly string[], sinceMs: number): Promise<string[]> {
    const named =
      uids.length === 0 ? [] : await this.#reader.getAll(uids.map((uid) => memberPath(roomId, uid)));
    const where = [['lastSeenAtMs', '>', sinceMs]] as const;
    const some = await this.#reader.query({ collection: membersPath(roomId), where, limit: SOME_PRESENT });
    const members = [...named, ...some].flatMap((one) => readIfReadable(memberSchema, one) ?? []);
    const present = members.filter(({ lastSeenAtMs }) => lastSeenAtMs > sinceMs);
    const inOrder = present.toSorted((one, other) => one.joinedAtMs - other.joinedAtMs);
    return [...new Set(inOrder.map(({ uid }) => uid))];
  }

  add(roomId: string, uid: string, person: Person, atMs: number): void {
    const member = { uid, ...person, joinedAtMs: atMs, lastSeenAtMs: atMs };
    this.#writer.set(memberPath(roomId, uid), member);
  }

  /** Removes a person's membership; the machine prevents their return. */
  remove(roomId: string, uid: string): void {
    this.#writer.delete(memberPath(roomId, uid));
  }
}
