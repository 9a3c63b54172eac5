/** Forms that no rule leads to their word. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'child children;man men;woman women;life lives;wife wives;knife knives;leaf leaves;wolf wolves;half halves;foot feet;tooth teeth;' +
    'bus buses;gas gases;mouse mice;goose geese;ox oxen;person persons;pay paid;teach taught;buy bought;think thought;fight fought;sell sold;say said;' +
    'make made;go went gone;give gave given;take took taken;write wrote written;drive drove driven;choose chose chosen;' +
    'steal stole stolen;speak spoke spoken;eat ate eaten;leave left;lead led;win won;build built;keep kept;teach teaching;' +
    'die died dying dies;lie lying;vote voter voters;news news;police police;means means;species species;series series;politics politics;' +
    'economics economics;mathematics maths math;data datum;crisis crises;army armies;being beings;wedding weddings;' +
    'building buildings;spring springs;thing things;king kings;ring rings;sing singing;bring bringing;united united;need needs needed'
  )
    .split(';')
    .flatMap((line) => {
      const [word = '', ...forms] = line.split(' ');
      return [word, ...forms].map((form): [string, string] => [form, word]);
    }),
);
/** American spellings, as their British ones: one spelling finds the other. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/iz(e|ed|es|er|ers|ing|ation|ations)$/, 'is$1'],
  [/^(.{3,})our(s|ed|ing|al|ite|ites|hood|hoods|able)?$/, '$1or$2'],
  [/^(cent|theat|met|lit|fib)re(s?)$/, '$1er$2'],
  [/^(def|off|lic|pret)ence(s?)$/, '$1ense$2'],
  [/^(progra)mme(s?)$/, '$1m$2'],
  [/lled$/, 'led'],
  [/lling$/, 'ling'],
];
const VOWEL = /[aeiouy]/;
const LONGEST_WORD = 40;

/**
 * An English word without its inflection: "votes", "voted" and "voting" are "vote". Takes a word in lower case without accents.
 * Words of other meanings stay apart ("state", "station"), which matters more to a search than a common root. Steps 1 and 5
 * of Porter's stemmer (1980), and one spelling for two.
 */
export function wordStem(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  const spelt = SPELLINGS.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead),
    word.slice(0, LONGEST_WORD),
  );
  const single = withoutPlural(spelt);
  return withoutE(IRREGULAR.get(single) ?? withoutParticiple(single));
}

function withoutPlural(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word;
}

function withoutParticiple(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const stem = /^(.{2,})(?:ing|ed)$/.exec(word)?.[1];
  if (stem === undefined || !VOWEL.test(stem) || word.endsWith('eed')) return word;
  if (/([bdfgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /(?:at|bl|is|iz|[uv]|[^aeiou]c|ic|rg|dg|ng|ns)$/.test(stem) || isShort(stem) ? `${stem}e` : stem;
}

/** One syllable that ends in consonant, vowel, consonant: the e was dropped, "vot-ing". */
function isShort(stem: string): boolean {
  return /^[^aeiou]*[aeiouy][^aeiouywx]$/.test(stem);
}

/** A last e tells nothing, but in a short word: "house" and "hous-ing", not "care" and "car". */
function withoutE(word: string): string {
  return word.length > 4 && word.endsWith('e') && !isShort(word.slice(0, -1)) ? word.slice(0, -1) : word;
}
