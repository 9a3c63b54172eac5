import { WORD } from '../lexicon/word-class.ts';
import type { Analysis } from '../text/analysis.ts';
import { bareInsults, countOf, nearPairs } from './counts.ts';

/** What the trees look at beside the words: by name, with how it is read off a message. */
type Feature = readonly [label: string, value: (message: Message) => number];

/** A message as the civility heads see it. Log-odds of the linear models over the whole and the worst sentence. */
export type Message = {
  analysis: Analysis;
  linear: Linear;
  /** The strongest pattern of a personal attack, 0 where there is none. */
  pattern: number;
  /** What is answered, where there is a message before. */
  before: { analysis: Analysis; linear: Linear } | undefined;
};
export type Linear = { whole: number; worst: number; second: number };

const INSULT = WORD.insultNoun | WORD.insultAdjective | WORD.slur | WORD.softSlur | WORD.dehumanising;
const rate = (count: number, of: number) => count / Math.sqrt(of + 4);
const letters = (text: string) => text.replace(/[^a-zA-Z]/g, '').length;

const FEATURES: readonly Feature[] = [
  ['words of the whole text', ({ linear }) => linear.whole],
  ['words of the hardest sentence', ({ linear }) => linear.worst],
  ['words of the second hardest sentence', ({ linear }) => linear.second],
  ['a pattern that is aimed at a person', ({ pattern }) => pattern],
  ['insults', counts(INSULT)],
  ['insults by length', rates(INSULT)],
  ['insults that are said of no argument', ({ analysis }) => bareInsults(analysis.tokens)],
  ['insults beside "you"', near(INSULT, WORD.you)],
  ['swear words', counts(WORD.profanity)],
  ['swear words by length', rates(WORD.profanity)],
  ['swear words beside "you"', near(WORD.profanity, WORD.you)],
  ['turns of phrase that dismiss', counts(WORD.hostile)],
  ['turns of phrase that dismiss, by length', rates(WORD.hostile)],
  ['bad judgements', rates(WORD.derogatory)],
  ['bad judgements beside "you"', near(WORD.derogatory, WORD.you)],
  ['"you"', counts(WORD.you)],
  ['"you" by length', rates(WORD.you)],
  ['"I" by length', rates(WORD.self)],
  ['"you" with a negation', near(WORD.you, WORD.negation)],
  ['negations by length', rates(WORD.negation)],
  ['words of debate by length', rates(WORD.debate)],
  ['courtesy by length', rates(WORD.courtesy)],
  ['words of harm', rates(WORD.violence | WORD.death)],
  ['words of hatred', rates(WORD.hatred)],
  ['sexual words', rates(WORD.sexual)],
  ['slurs', counts(WORD.slur | WORD.softSlur)],
  ['groups of people', rates(WORD.groupNoun | WORD.groupAdjective)],
  ['a group beside a bad judgement', near(WORD.groupNoun | WORD.groupAdjective, WORD.derogatory | INSULT, 5)],
  ['others’ words reported', rates(WORD.reporting)],
  ['objections to hatred', rates(WORD.objection)],
  ['words that were disguised', ({ analysis }) => analysis.tokens.filter(({ repaired }) => repaired).length],
  ['length in words', ({ analysis }) => Math.log(analysis.tokens.length + 1)],
  ['sentences', ({ analysis }) => analysis.sentences.length],
  ['words in a sentence', ({ analysis }) => analysis.tokens.length / (analysis.sentences.length + 1)],
  ['question marks', ({ analysis }) => signs(analysis, /\?/g)],
  ['exclamation marks', ({ analysis }) => signs(analysis, /!/g)],
  ['quotation marks', ({ analysis }) => signs(analysis, /"/g)],
  ['words in capitals', ({ analysis }) => signs(analysis, /\b[A-Z]{3,}\b/g)],
  [
    'share of capitals',
    ({ analysis: { original } }) => (original.match(/[A-Z]/g)?.length ?? 0) / (letters(original) + 10),
  ],
  ['dots left hanging', ({ analysis }) => signs(analysis, /\.\.\./g)],
  [
    'the first word is "you"',
    ({ analysis }) => (analysis.tokens.slice(0, 3).some(({ classes }) => classes & WORD.you) ? 1 : 0),
  ],
  ['the last sentence says "you"', ({ analysis }) => lastSaysYou(analysis)],
  ['words of the message before', ({ before }) => before?.linear.whole ?? 0],
  ['hardest sentence of the message before', ({ before }) => before?.linear.worst ?? 0],
  ['length against the message before', ({ analysis, before }) => lengthAgainst(analysis, before?.analysis)],
  ['words shared with the message before', ({ analysis, before }) => shared(analysis, before?.analysis)],
];

/** The labels of the features, in the order of the numbers. */
export const CIVILITY_LABELS: readonly string[] = FEATURES.map(([label]) => label);

export function civilityFeatures(message: Message): Float64Array {
  return Float64Array.from(FEATURES, ([, value]) => value(message));
}

function counts(classes: number) {
  return ({ analysis }: Message) => countOf(analysis.tokens, classes);
}

function rates(classes: number) {
  return ({ analysis }: Message) => rate(countOf(analysis.tokens, classes), analysis.tokens.length);
}

function near(one: number, other: number, reach = 4) {
  return ({ analysis }: Message) => nearPairs(analysis.tokens, analysis.sentences, one, other, reach);
}

function signs({ original, tokens }: Analysis, pattern: RegExp): number {
  return rate(original.match(pattern)?.length ?? 0, tokens.length);
}

function lastSaysYou({ tokens, sentences }: Analysis): number {
  const last = sentences.at(-1);
  return last && countOf(tokens.slice(last.from, last.to), WORD.you) > 0 ? 1 : 0;
}

function lengthAgainst(analysis: Analysis, before: Analysis | undefined): number {
  return before ? Math.log((analysis.tokens.length + 5) / (before.tokens.length + 5)) : 0;
}

function shared(analysis: Analysis, before: Analysis | undefined): number {
  if (!before) return 0;
  const known = new Set(before.words.filter((word) => word.length > 3));
  const long = analysis.words.filter((word) => word.length > 3);
  return long.length === 0 ? 0 : long.filter((word) => known.has(word)).length / long.length;
}
