import { STOP_WORDS } from '../lexicon/stop-words.ts';

/** Characters of a text that are read for its key phrases. */
const LONGEST = 200_000;
const LONGEST_PHRASE = 3;
const MORE_STOP_WORDS = new Set(
  'who what which how why whether pays pay think thinks want wants like likes make makes need needs people thing things really lot lots going said says also about my our your'.split(
    ' ',
  ),
);

/**
 * The key phrases of a text, most significant first, in lower case: runs of up to three words between stop words and
 * punctuation. A word weighs more if it often appears in longer runs (as in RAKE; Rose et al., 2010).
 */
export function keyPhrases(text: string, count: number): string[] {
  const runs = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}'\s-]+|\n+/u)
    .flatMap(runsOf);
  const weights = wordWeights(runs);
  const phrases = new Map<string, number>();
  for (const run of runs) {
    const phrase = run.join(' ');
    const weight = run.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    phrases.set(phrase, (phrases.get(phrase) ?? 0) + weight);
  }
  return [...phrases]
    .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other))
    .slice(0, count)
    .map(([phrase]) => phrase);
}

function runsOf(part: string): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  for (const word of part.split(/\s+/)) {
    const isSmall =
      word === '' || STOP_WORDS.has(word) || MORE_STOP_WORDS.has(word) || !/^\p{L}[\p{L}'-]{2,}$/u.test(word);
    if (!isSmall) run.push(word);
    if ((isSmall || run.length === LONGEST_PHRASE) && run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function wordWeights(runs: readonly string[][]): Map<string, number> {
  const weights = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const run of runs) {
    for (const word of run) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      weights.set(word, (weights.get(word) ?? 0) + run.length);
    }
  }
  return new Map([...weights].map(([word, degree]) => [word, degree / (counts.get(word) ?? 1)]));
}
