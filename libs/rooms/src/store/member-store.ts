import { memberPath, memberSchema, membersPath, type Member, type Person } from '@rostrum/domain';
import { getOne, type Reader, type Writer } from '../port/documents.ts';
import { readStored } from '../port/read-stored.ts';

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

  add(roomId: string, uid: string, person: Person, atMs: number): void {
    const member = { uid, ...person, joinedAtMs: atMs, lastSeenAtMs: atMs };
    this.#writer.set(memberPath(roomId, uid), member);
  }

  /** Removes a person's membership; the machine prevents their return. */
  remove(roomId: string, uid: string): void {
    this.#writer.delete(memberPath(roomId, uid));
  }
}
