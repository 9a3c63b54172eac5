import { setTimeout as sleep } from 'node:timers/promises';
import { refuse, type RoomCommandOf } from '@rostrum/domain';
import type { Firestore, WriteBatch, WriteResult } from 'firebase-admin/firestore';
import type { Entry } from '../entrance/entry.ts';
import type { Handled } from './context.ts';
import type { Reader } from './reader-writer.ts';
import { RoomStore, type Committed } from './room-store.ts';
import { speak, type SpeakContext } from './speak.ts';
import type { StoredRoom } from './stored-room.ts';

const TRIES = 12;
const ROOMS_KNOWN = 200;

/** Rooms as this instance last wrote them. Never trusted: what is decided on one is stored only if it is still so. */
const known = new Map<string, StoredRoom>();

type Asked = Pick<SpeakContext, 'uid' | 'commandId' | 'atMs' | 'writtenBy'> & { entry?: Promise<Entry> };

/**
 * Speaks without a transaction, because words are what a debate waits for: one batch that holds only if the room is
 * still as it was read, tried again where it is not. An instance that has just written the room needs not even read it.
 * Whether the message is there already is asked only then: a batch that would say it twice collides with the first.
 */
export async function speakOnce(
  db: Firestore,
  { entry, ...asked }: Asked,
  command: RoomCommandOf<'speak'>,
): Promise<Handled> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const isPlain = !command.replaces && !command.quotes;
    const isRepeat = attempt > 0;
    const remembered = !isRepeat && isPlain ? known.get(command.roomId) : undefined;
    const batch = db.batch();
    const store = new SpeakingStore(db, batch, remembered);
    const handled = await speak({ ...asked, store, isRepeat }, command);
    if (!handled.ok && (remembered || (!isRepeat && store.writes === 0))) continue;
    const entered = await entry;
    if (entered?.ok === false) return entered;
    if (store.writes === 0) return handled;
    const written = await commitIfStillSo(batch);
    if (written) {
      if (handled.ok) remember(command.roomId, store.after(written));
      return handled;
    }
    known.delete(command.roomId);
    if (attempt > 0) await sleep(Math.random() * 20 * attempt);
  }
  return refuse('too-busy');
}

/** A store that may know the room already, and notes what was made of it. */
class SpeakingStore extends RoomStore {
  readonly #remembered: StoredRoom | undefined;
  #before: StoredRoom | undefined;
  #after: Committed | undefined;
  writes = 0;

  constructor(db: Firestore, batch: WriteBatch, remembered: StoredRoom | undefined) {
    super(db, readerOf(db), batch);
    this.#remembered = remembered;
  }

  override async readWithMessages(roomId: string, messageIds: readonly (string | undefined)[]) {
    const stored = this.#remembered;
    return stored ? { stored, messages: [] } : super.readWithMessages(roomId, messageIds);
  }

  override addMessage(...message: Parameters<RoomStore['addMessage']>) {
    this.writes += 1;
    super.addMessage(...message);
  }

  override commit(...change: Parameters<RoomStore['commit']>) {
    const [stored, events] = change;
    const committed = super.commit(...change);
    const isCounted = events.length > 0 && !committed.movesRoom;
    this.#before = isCounted ? stored : undefined;
    this.#after = committed;
    return committed;
  }

  /** The room as it stands now, where only its counts have moved. */
  after(written: WriteResult[]): StoredRoom | undefined {
    const countsAt = written.at(-1)?.writeTime;
    if (!this.#before || !this.#after || !countsAt) return undefined;
    const { room, memory } = this.#after;
    return { ...this.#before, room, memory, countsAt };
  }
}

/** Reads without a transaction. */
export function readerOf(db: Firestore): Reader {
  return { getAll: (...refs) => db.getAll(...refs), get: (query) => query.get() };
}

function remember(roomId: string, stored: StoredRoom | undefined): void {
  known.delete(roomId);
  if (stored) known.set(roomId, stored);
  const [oldest] = known.keys();
  if (known.size > ROOMS_KNOWN && oldest !== undefined) known.delete(oldest);
}

/** `ALREADY_EXISTS`, `FAILED_PRECONDITION`, `ABORTED`: somebody else wrote in between. */
const OVERTAKEN: ReadonlySet<unknown> = new Set([6, 9, 10]);

async function commitIfStillSo(batch: WriteBatch): Promise<WriteResult[] | undefined> {
  try {
    return await batch.commit();
  } catch (error) {
    if (error instanceof Error && 'code' in error && OVERTAKEN.has(error.code)) return undefined;
    throw error;
  }
}
