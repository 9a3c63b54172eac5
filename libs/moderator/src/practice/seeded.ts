/** A number that follows from a text alone (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

/** The same things in an order that the seed decides. */
export function shuffled(lines: readonly string[], seed: string): string[] {
  return lines.toSorted((one, other) => hashOf(seed + one) - hashOf(seed + other) || (one < other ? -1 : 1));
}
