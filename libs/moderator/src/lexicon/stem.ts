/** Endings that carry grammar rather than meaning, the longest first. */
const ENDINGS: readonly string[] = [
  'izations isations ization isation ational fulness ousness iveness ations ation ators ator ements ement ments ment',
  'ances ance ences ence ities ity ables able ibles ible istic ically icals ical ings ing ized ised izes ises ize ise',
  'izing ising iers ier ists ist isms ism ions ion ives ive ates ated ate ally als al ers er ors or ness less ful ous',
  'ies ied ily est ed es ly ic ics y s e',
]
  .flatMap((line) => line.split(' '))
  .toSorted((one, other) => other.length - one.length);
/** Endings that leave three letters or more; the others leave four, or three if they are long themselves. */
const SHORT_STEMS = new Set(['er', 'ers', 's', 'es', 'e', 'ies', 'ed', 'ing']);
const VOWEL = /[aeiouy]/;
const ROUNDS = 3;
const LONGEST_WORD = 40;

/** Forms that no rule leads to their stem, and words that only look like a form of another. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...same('child', 'children'),
  ...same('man', 'men'),
  ...same('woman', 'women'),
  ...same('life', 'lives'),
  ...same('wife', 'wives'),
  ...same('die', 'died', 'dies', 'dying', 'death', 'dead'),
  ...same('teach', 'taught'),
  ...same('buy', 'bought'),
  ...same('think', 'thought'),
  ...same('fight', 'fought'),
  ...same('pay', 'paid'),
  ...same('say', 'said'),
  ...same('make', 'made'),
  ...same('go', 'went', 'gone', 'goes'),
  ...same('do', 'does', 'did', 'done', 'doing'),
  ...same('have', 'has', 'had', 'having'),
  ...same('foot', 'feet'),
  ...same('abolish', 'abolition'),
  ...same('vot', 'voter', 'voters'),
  ...same('country', 'countries'),
  ...same('cosmos', 'universe'),
  ...['news', 'business', 'people', 'money', 'public', 'police', 'general', 'several', 'better', 'worse'].map(
    (word): [string, string] => [word, word],
  ),
]);

/**
 * An English word without its endings: "legalizing", "legalization" and "legal" share a stem. Takes a word in lower
 * case. Words with the same stem nearly always have related meanings; the stem itself is no word.
 */
export function stemOf(word: string): string {
  return IRREGULAR.get(word) ?? strip(word.slice(0, LONGEST_WORD));
}

function strip(word: string): string {
  let stem = word.replace(/'s?$/, '');
  if (stem.length < 4) return stem;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ending = ENDINGS.find((candidate) => comesOff(stem, candidate));
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  const single = /([bdfgklmnprtvz])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  return single.length > 3 && /[iy]$/.test(single) ? single.slice(0, -1) : single;
}

function comesOff(word: string, ending: string): boolean {
  const least = ending.length > 3 || SHORT_STEMS.has(ending) ? 3 : 4;
  const left = word.length - ending.length;
  return (
    left >= least &&
    word.endsWith(ending) &&
    VOWEL.test(word.slice(0, left)) &&
    !(ending === 's' && /(?:ss|us|is)$/.test(word))
  );
}

function same(stem: string, ...words: string[]): [string, string][] {
  return [stem, ...words].map((word) => [word, stem]);
}
