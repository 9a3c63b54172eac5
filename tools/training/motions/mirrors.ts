const OPENING = /^\s*(?:this house|th\p{Lu}{0,3}|resolved|motion|that|:)+\s+/iu;
const SHORTEST = 4;
const ALIKE = 0.5;

/** For each motion the places of others with half of its words: mirrored pairs, which differ in what matters. */
export function mirrorsOf(motions: readonly string[]): readonly (readonly number[])[] {
  const words = motions.map(wordsOf);
  return words.map((own, at) =>
    [...words.keys()].filter((other) => other !== at && likeness(own, words[other] ?? new Set()) >= ALIKE),
  );
}

function wordsOf(motion: string): Set<string> {
  const words = motion
    .replace(OPENING, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => word.length >= SHORTEST));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}
