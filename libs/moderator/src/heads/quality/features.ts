import { countKinds, countLists, levelsIn, type Lexeme } from '../../lexicon/lexeme.ts';
import type { WordForm } from '../../lexicon/word-form.ts';
import { WORD_KINDS } from '../../lexicon/word-kinds.ts';
import { MOST_OF_LISTS, WORD_LISTS } from '../../lexicon/word-lists.ts';
import type { SparseVector } from '../../base/sparse-vector.ts';
import { distinctOf } from '../../similarity/number-set.ts';
import { countStems } from '../../similarity/profile.ts';
import type { WordSpace } from '../../similarity/word-space.ts';
import type { Vocabulary } from '../../lexicon/vocabulary.ts';
import { readCasing, type Casing } from './casing.ts';
import { readMarks, type Marks } from './marks.ts';

/** Which words people use, and how rare they are. */
export type Knowledge = { vocabulary: Vocabulary; space: WordSpace };

const UNKNOWN_LEVEL = 10;
const RARE_LEVEL = 6;
const CONTENT_RARITY = 2.5;
/** Characters and words that are read: how a text is made shows long before. */
const LONGEST = 20_000;
const WORDS_LIMIT = 4_000;

/** The counts taken from the words of a text. */
type Counts = WordForm & { words: number; distinct: number; levels: number; rare: number };
type Stems = {
  distinct: number;
  rarity: number;
  unknown: number;
  content: number;
  mostRepeated: number;
  onMotion: number;
  motionDistinct: number;
};
type Reading = { text: string; marks: Marks; counts: Counts; stems: Stems; casing: Casing };
type Reader = (reading: Reading) => number;

const capped = (count: number, most: number) => Math.min(most, count) / most;
const share =
  (name: keyof Counts): Reader =>
  ({ counts }) =>
    counts[name] / counts.words;

/** The visible features of an argument's form, by name. None is its length, which is no merit. */
const READERS: readonly (readonly [string, Reader])[] = [
  ['length of words', share('letters')],
  ['long words', share('long')],
  ['very long words', share('veryLong')],
  ['small words', share('small')],
  ['variety of words', share('distinct')],
  ['adverbs', share('adverbs')],
  ['past-tense forms', share('past')],
  ['words ending in -ing', share('going')],
  ['words of abuse', ({ counts }) => capped(counts.abusive, 2)],
  ['abstract nouns', share('nouns')],
  ['words ending in -s', share('plurals')],
  ['how common the words are', share('levels')],
  ['rare words', share('rare')],
  ['how much the words say', ({ stems }) => Math.log(1 + stems.rarity)],
  ['rarity of the words', ({ stems }) => stems.rarity / Math.max(1, stems.distinct)],
  ['words that no one else uses', ({ stems }) => stems.unknown / Math.max(1, stems.distinct)],
  ['content words', ({ stems }) => Math.log(1 + stems.content)],
  ['share of content words', ({ stems, counts }) => stems.content / counts.words],
  ['the same word again and again', ({ stems, counts }) => stems.mostRepeated / counts.words],
  ['words of the motion', ({ stems }) => Math.log(1 + stems.motionDistinct)],
  ['share of words of the motion', ({ stems, counts }) => stems.onMotion / counts.words],
  ['at least one word of the motion', ({ stems }) => (stems.motionDistinct > 0 ? 1 : 0)],
  ['misspelt words', ({ casing }) => Math.log(1 + casing.unknown)],
  ['many misspelt words', ({ casing }) => capped(casing.unknown, 4)],
  ['share of misspelt words', ({ casing, counts }) => Math.min(0.3, casing.unknown / counts.words)],
  ['capital letters', ({ marks, text }) => marks.capitals / Math.max(1, text.length)],
  ['no capital letter', ({ marks }) => (marks.capitals === 0 ? 1 : 0)],
  ['words in capitals', ({ casing }) => capped(casing.shouted, 3)],
  ['share of words in capitals', ({ casing, counts }) => casing.capitals / counts.words],
  ['sentences that begin without a capital', ({ marks }) => capped(marks.smallStarts, 4)],
  ['begins without a capital', ({ text }) => (/^\s*[a-z]/.test(text) ? 1 : 0)],
  ['a small i', ({ casing }) => capped(casing.smallI, 2)],
  ['exclamation marks', ({ marks }) => capped(marks.exclamations, 3)],
  ['question marks', ({ marks }) => capped(marks.questions, 3)],
  ['exclaims', ({ marks }) => marks.exclamations / Math.max(1, marks.sentences)],
  ['asks', ({ marks }) => marks.questions / Math.max(1, marks.sentences)],
  ['repeated punctuation', ({ marks }) => capped(marks.repeated, 2)],
  ['stretched words', ({ marks }) => (marks.stretched > 0 ? 1 : 0)],
  ['spaces in the wrong place', ({ marks }) => capped(marks.misplaced, 3)],
  ['no space after a comma', ({ marks }) => capped(marks.joinedByComma, 3)],
  ['wide gaps', ({ marks }) => capped(marks.gaps, 3)],
  ['quotation marks', ({ marks }) => capped(marks.quotes, 4)],
  ['figures', ({ marks }) => capped(marks.figures, 4)],
  ['many figures', ({ marks }) => Math.log(1 + marks.figures)],
  ['percentages', ({ text }) => (/%|percent/.test(text) ? 1 : 0)],
  ['links', ({ text }) => (/https?:|www\./.test(text) ? 1 : 0)],
  ['colons and semicolons', ({ marks }) => capped(marks.colons, 3)],
  ['brackets', ({ marks }) => capped(marks.brackets, 2)],
  ['paragraphs', ({ marks }) => capped(marks.lines, 4)],
  ['ends like a sentence', ({ text }) => (/[.!?"')\]]$/.test(text) ? 1 : 0)],
  ['ends with a full stop', ({ text }) => (text.endsWith('.') ? 1 : 0)],
  ['ends mid-sentence', ({ text }) => (/[A-Za-z,]$/.test(text) ? 1 : 0)],
  ['begins with “because”', ({ text }) => (/^\s*(?:because|cause|bc)\b/i.test(text) ? 1 : 0)],
  [
    'begins with an opinion',
    ({ text }) =>
      /^\s*(?:i (?:think|believe|feel|agree|say)|in my opinion|imo|my opinion)\b/i.test(text) ? 1 : 0,
  ],
  ['begins with “yes” or “no”', ({ text }) => (/^\s*(?:yes|no|yeah|nope|of course)\b/i.test(text) ? 1 : 0)],
];

export const QUALITY_FEATURES: readonly string[] = [
  ...READERS.map(([name]) => name),
  ...WORD_LISTS,
  ...WORD_KINDS.map((name) => `words about ${name}`),
];

/** Takes the original text, its words and, if known, the words of the motion. */
export function qualityFeatures(
  text: string,
  words: readonly Lexeme[],
  knowledge: Knowledge,
  motion: readonly Lexeme[] = [],
): Float64Array {
  const read = words.length > WORDS_LIMIT ? words.slice(0, WORDS_LIMIT) : words;
  const start = text.slice(0, LONGEST).trimEnd();
  const reading = {
    text: start,
    marks: readMarks(start),
    counts: countWords(read, knowledge.vocabulary),
    stems: readStems(read, knowledge.space, new Set(motion.map(({ stem }) => stem))),
    casing: readCasing(start, read, knowledge.vocabulary),
  };
  const scale = 1 / Math.sqrt(Math.max(1, read.length));
  const features = new Float64Array(QUALITY_FEATURES.length);
  READERS.forEach(([, of], at) => (features[at] = of(reading)));
  features.set(readLists(read), READERS.length);
  const kinds = countKinds(read);
  const first = READERS.length + WORD_LISTS.length;
  for (let kind = 0; kind < kinds.length; kind += 1) features[first + kind] = (kinds[kind] ?? 0) * scale;
  return features;
}

function countWords(words: readonly Lexeme[], vocabulary: Vocabulary): Counts {
  const counts: Counts = {
    words: Math.max(1, words.length),
    letters: 0,
    long: 0,
    veryLong: 0,
    small: 0,
    adverbs: 0,
    past: 0,
    going: 0,
    nouns: 0,
    plurals: 0,
    levels: 0,
    rare: 0,
    abusive: 0,
    distinct: distinctOf(words.map(({ id }) => id)).length,
  };
  const levelOf = levelsIn(vocabulary);
  for (const lexeme of words) {
    countForm(counts, lexeme);
    const level = levelOf(lexeme) || UNKNOWN_LEVEL;
    counts.levels += level;
    if (level >= RARE_LEVEL) counts.rare += 1;
  }
  return counts;
}

function countForm(counts: Counts, form: WordForm): void {
  counts.letters += form.letters;
  counts.long += form.long;
  counts.veryLong += form.veryLong;
  counts.small += form.small;
  counts.adverbs += form.adverbs;
  counts.past += form.past;
  counts.going += form.going;
  counts.nouns += form.nouns;
  counts.plurals += form.plurals;
  counts.abusive += form.abusive;
}

/** 0 … 1 for each list: the count against the most that count, or the share of all words. */
function readLists(words: readonly Lexeme[]): number[] {
  const counts = countLists(words);
  return MOST_OF_LISTS.map((most, place) => {
    const found = counts[place] ?? 0;
    return most > 0 ? Math.min(most, found) / most : found / Math.max(1, words.length);
  });
}

function readStems(words: readonly Lexeme[], space: WordSpace, motion: ReadonlySet<string>): Stems {
  const { stems: known, counts } = countStems(space, words);
  const stems: Stems = {
    distinct: known.length,
    rarity: 0,
    unknown: 0,
    content: 0,
    mostRepeated: 0,
    onMotion: 0,
    motionDistinct: 0,
  };
  known.forEach(({ stem, place, rarity }, at) => {
    const count = counts[at] ?? 0;
    stems.rarity += rarity;
    if (place < 0) stems.unknown += 1;
    else if (rarity > CONTENT_RARITY) {
      stems.content += 1;
      stems.mostRepeated = Math.max(stems.mostRepeated, count);
    }
    if (!motion.has(stem)) return;
    stems.motionDistinct += 1;
    stems.onMotion += count;
  });
  return stems;
}

const STEMS_LIMIT = 400;

/** Which words an argument uses, whatever its length. */
export function qualityWords(words: readonly Lexeme[]): SparseVector {
  // The id has all bits of the hash that a model asks for.
  const stems = distinctOf(words.slice(0, STEMS_LIMIT).map(({ stemId }) => stemId));
  const value = 1 / Math.sqrt(stems.length + 4);
  return { ids: Uint32Array.from(stems), values: new Float32Array(stems.length).fill(value) };
}
