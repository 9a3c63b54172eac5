import type { CaseFile } from '@rostrum/domain';

/** The likeness from which two motions ask the same thing, by the bundled encoder. Opposites come near it, too. */
const SAME_FROM = 0.84;

/** Motions that say the same in other words, by the vectors of their motions in the order of the bank. */
export function sameMeanings(bank: readonly CaseFile[], vectors: readonly Float32Array[]): string[] {
  return bank.flatMap((file, at) =>
    bank.slice(0, at).flatMap((other, before) => {
      const likeness = dot(vectors[at], vectors[before]);
      const fault = `${file.category}/${file.slug}.md: This says the same as ${other.category}/${other.slug}.md.`;
      return likeness >= SAME_FROM ? [fault] : [];
    }),
  );
}

function dot(one: Float32Array | undefined, other: Float32Array | undefined): number {
  return one?.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0) ?? 0;
}
