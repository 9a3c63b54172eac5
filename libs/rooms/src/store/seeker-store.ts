import {
  apartPath,
  GOOD_STANDING,
  isSeeking,
  isSuspended,
  keptMs,
  LIMITS,
  SEEKERS,
  seekerPath,
  seekerSchema,
  standingPath,
  standingSchema,
  type Seeker,
} from '@rostrum/domain';
import { getOne, type Reader, type Writer } from '../port/documents.ts';
import { fieldsOf, readable, readIfReadable, readStored } from '../port/read-stored.ts';

/** How long an entry is kept after its last change. */
const KEPT_MS = keptMs('seekers');

/** Reads and writes the queue of people who look for an opponent. */
export class SeekerStore {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async read(uid: string): Promise<Seeker | undefined> {
    return readIfReadable(seekerSchema, await getOne(this.#reader, seekerPath(uid)));
  }

  /** People who wait now, at most a hundred. Where there are more, those heard of longest ago come first. */
  async readWaiting(nowMs: number): Promise<Seeker[]> {
    const found = await this.#reader.query({
      collection: SEEKERS,
      where: [
        ['state', '==', 'waiting'],
        ['beatAtMs', '>', nowMs - LIMITS.seekFreshSeconds * 1_000],
      ],
      limit: LIMITS.seekersAtOnce,
    });
    return readable(found, (one) => fieldsOf(seekerSchema, one)).filter((seeker) => isSeeking(seeker, nowMs));
  }

  /** The paths of the pairs that a block keeps apart, among these. */
  async apartOf(pairs: readonly (readonly [one: string, other: string])[]): Promise<string[]> {
    if (pairs.length === 0) return [];
    const found = await this.#reader.getAll(pairs.map(([one, other]) => apartPath(one, other)));
    return found.flatMap(({ path, fields }) => (fields ? [path] : []));
  }

  /** Whether the house suspended a person. */
  async isSuspended(uid: string, atMs: number): Promise<boolean> {
    const standing = readStored(standingSchema, await getOne(this.#reader, standingPath(uid)));
    return isSuspended(standing ?? GOOD_STANDING, atMs);
  }
}

/** Stores a place in the queue. */
export function putSeeker(writer: Writer, seeker: Seeker): void {
  const expiresAt = new Date(seeker.beatAtMs + KEPT_MS);
  writer.set(seekerPath(seeker.uid), { ...seeker, expiresAt });
}

export function removeSeeker(writer: Writer, uid: string): void {
  writer.delete(seekerPath(uid));
}
