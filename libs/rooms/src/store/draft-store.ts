import {
  draftPath,
  draftsPath,
  GOOD_STANDING,
  isSuspended,
  keptDraftSchema,
  standingPath,
  standingSchema,
  type KeptDraft,
} from '@rostrum/domain';
import type { Reader, Writer } from '../port/documents.ts';
import { readIfReadable, readStored } from '../port/read-stored.ts';

/** More than a room has: only people who may come to speak keep one. */
const DRAFTS_AT_MOST = 200;

/** Reads and removes people's unsent words. Their browsers write them. */
export class DraftStore {
  readonly #reader: Reader;
  readonly #writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  /** The drafts of these people, in their order. */
  async readOf(roomId: string, uids: readonly string[]): Promise<KeptDraft[]> {
    if (uids.length === 0) return [];
    const found = await this.#reader.getAll(uids.map((uid) => draftPath(roomId, uid)));
    return found.flatMap((one) => readIfReadable(keptDraftSchema, one) ?? []);
  }

  /** Those of these people whom the house has suspended at that moment. */
  async readSuspended(uids: readonly string[], atMs: number): Promise<Set<string>> {
    if (uids.length === 0) return new Set();
    const found = await this.#reader.getAll(uids.map(standingPath));
    const isSilenced = (_: string, at: number) =>
      isSuspended(readStored(standingSchema, found[at]) ?? GOOD_STANDING, atMs);
    return new Set(uids.filter(isSilenced));
  }

  /** The authors of the drafts in a room. */
  async readAuthors(roomId: string): Promise<string[]> {
    const drafts = { collection: draftsPath(roomId), limit: DRAFTS_AT_MOST, idsOnly: true };
    return (await this.#reader.query(drafts)).map(({ id }) => id);
  }

  put(roomId: string, draft: KeptDraft): void {
    this.#writer.set(draftPath(roomId, draft.uid), draft);
  }

  remove(roomId: string, uid: string): void {
    this.#writer.delete(draftPath(roomId, uid));
  }
}
