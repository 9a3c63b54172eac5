import {
  houseLogEntrySchema,
  NO_HASH,
  type HouseLogContent,
  type HouseLogEntry,
  type HouseLogHead,
} from '../documents/house-log.ts';

/** SHA-256 of a text, in hexadecimal; each runtime has its own implementation. */
export type Sha256 = (text: string) => string;

/** The head of an empty log. */
export const EMPTY_LOG: HouseLogHead = { seq: 0, hash: NO_HASH };

/** The entry that follows a head. */
export function entryAfter(head: HouseLogHead, content: HouseLogContent, sha256: Sha256): HouseLogEntry {
  const linked = { ...content, seq: head.seq + 1, previous: head.hash };
  return { ...linked, hash: sha256(canonical(linked)) };
}

/** The number of the first entry whose hash does not match the previous one; null if the log is intact. */
export function brokenAt(entries: readonly unknown[], head: HouseLogHead, sha256: Sha256): number | null {
  let before = EMPTY_LOG;
  for (const [at, found] of entries.entries()) {
    const parsed = houseLogEntrySchema.safeParse(found);
    if (!parsed.success) return at + 1;
    const { hash, seq, previous: _, ...content } = parsed.data;
    if (seq !== before.seq + 1 || entryAfter(before, content, sha256).hash !== hash) return at + 1;
    before = { seq, hash };
  }
  return before.seq === head.seq && before.hash === head.hash ? null : before.seq + 1;
}

/** The same text for the same content, in any order of its fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
