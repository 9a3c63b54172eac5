/** 64 bits of FNV-1a (https://datatracker.ietf.org/doc/draft-eastlake-fnv): enough to tell one person’s texts apart. */
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** A short name for a text, from which the text cannot be read. */
export function fingerprint(text: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(36);
}
