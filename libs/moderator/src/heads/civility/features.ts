import { GROUP, WORD } from '../../lexicon/word-class.ts';
import type { Hit } from '../identity/hit.ts';
import type { Analysis, Token } from '../../text/analysis.ts';
import { bareInsults, countOf, nearPairs } from './counts.ts';

/** A message as the civility heads see it, before any trained figure. */
export type Message = {
  analysis: Analysis;
  /** The strongest pattern of a personal attack, or 0. */
  pattern: number;
  /** The findings about groups of people, strongest first. */
  identity: readonly Hit[];
};

/** The linear models: for attacks in debates, for offensive posts, and for words about groups. */
export const LINEAR_NAMES = ['attack', 'offence', 'contempt'] as const;
export type LinearName = (typeof LINEAR_NAMES)[number];

/** Log-odds of a linear model over the whole text, its hardest sentence and the next. */
export type Linear = { whole: number; worst: number; second: number };
/** The outputs of the linear models; the contempt model reads the words about groups. */
export type LinearScores = { attack: Linear; offence: Linear; contempt: number };

/** Shared input of several features: the few words of any kind, all their kinds as bits, and signs. */
type Look = { marked: readonly Token[]; classes: number; signs: Signs };
/** The number of occurrences of each ASCII character, by code. */
type Signs = Uint32Array;
type Feature = readonly [label: string, value: (message: Message, look: Look) => number];

const INSULT = WORD.insultNoun | WORD.insultAdjective | WORD.slur | WORD.softSlur | WORD.dehumanising;
const HARM = WORD.violence | WORD.death;
const rate = (count: number, of: number) => count / Math.sqrt(of + 4);
const capitals = (signs: Signs) => sumOf(signs, 'A', 'Z');
const letters = (signs: Signs) => sumOf(signs, 'a', 'z') + capitals(signs);

/** The features without trained models. */
const PLAIN: readonly Feature[] = [
  ['a pattern aimed at a person', ({ pattern }) => pattern],
  ['what is said about a group', ({ identity }) => identity[0]?.weight ?? 0],
  ['how much is said about groups', ({ identity }) => identity.reduce((sum, { weight }) => sum + weight, 0)],
  ['insults', counts(INSULT)],
  ['insults, relative to length', rates(INSULT)],
  [
    'insults not aimed at an argument',
    ({ analysis }, { classes }) => (classes & INSULT ? bareInsults(analysis.tokens) : 0),
  ],
  ['insults near “you”', near(INSULT, WORD.you)],
  ['swear words', counts(WORD.profanity)],
  ['swear words, relative to length', rates(WORD.profanity)],
  ['swear words near “you”', near(WORD.profanity, WORD.you)],
  ['dismissive phrases', counts(WORD.hostile)],
  ['dismissive phrases, relative to length', rates(WORD.hostile)],
  ['disparaging judgements', rates(WORD.derogatory)],
  ['disparaging judgements near “you”', near(WORD.derogatory, WORD.you)],
  ['“you”', counts(WORD.you)],
  ['“you”, relative to length', rates(WORD.you)],
  ['“I”, relative to length', rates(WORD.self)],
  ['“they”, relative to length', rates(WORD.they)],
  ['“you” with a negation', near(WORD.you, WORD.negation)],
  ['negations, relative to length', rates(WORD.negation)],
  ['debating words, relative to length', rates(WORD.debate)],
  ['courtesy, relative to length', rates(WORD.courtesy)],
  ['positive words, relative to length', rates(WORD.positive)],
  ['words about violence or death', rates(HARM)],
  ['words of hatred', rates(WORD.hatred)],
  ['words that exclude people', rates(WORD.exclusion)],
  ['words that deny that people are human', rates(WORD.dehumanising)],
  ['sexual words', rates(WORD.sexual)],
  ['slurs', counts(WORD.slur)],
  ['possible slurs', counts(WORD.softSlur)],
  ['a group near a disparaging judgement', near(GROUP, WORD.derogatory | INSULT, 5)],
  ['a group near violence, death or hatred', near(GROUP, HARM | WORD.hatred, 5)],
  ['groups by trade, view or habit', rates(WORD.otherGroup)],
  ['reported speech', rates(WORD.reporting)],
  ['objections to hatred', rates(WORD.objection)],
  ['disguised words', ({ analysis }) => analysis.tokens.filter(({ repaired }) => repaired).length],
  ['length in words', ({ analysis }) => Math.log(analysis.tokens.length + 1)],
  ['sentences', ({ analysis }) => analysis.sentences.length],
  ['words per sentence', ({ analysis }) => analysis.tokens.length / (analysis.sentences.length + 1)],
  ['question marks', rateOf('?')],
  ['exclamation marks', rateOf('!')],
  ['quotation marks', rateOf('"')],
  [
    'words in capitals',
    ({ analysis: { original, tokens } }, { signs }) =>
      capitals(signs) < 3 ? 0 : rate(original.match(/\b[A-Z]{3,}\b/g)?.length ?? 0, tokens.length),
  ],
  ['share of capitals', (_, { signs }) => capitals(signs) / (letters(signs) + 10)],
  [
    'the first words include “you”',
    ({ analysis }) => (countOf(analysis.tokens.slice(0, 3), WORD.you) > 0 ? 1 : 0),
  ],
  ['the last sentence includes “you”', ({ analysis }) => lastSaysYou(analysis)],
];

const LINEAR_LABELS = ['in the whole text', 'in the harshest sentence', 'in the second harshest sentence'];

/** The labels of all features, in the order of the numbers. */
export const CIVILITY_LABELS: readonly string[] = [
  ...LINEAR_LABELS.map((label) => `words that attack, ${label}`),
  ...LINEAR_LABELS.map((label) => `words that offend, ${label}`),
  'words that look down on groups',
  ...PLAIN.map(([label]) => label),
];

/** Extracts the features of a message that need no trained model. */
export function plainFeatures(message: Message): Float64Array {
  const marked = message.analysis.tokens.filter(({ classes }) => classes !== 0);
  const classes = marked.reduce((all, token) => all | token.classes, 0);
  const look = { marked, classes, signs: signsOf(message.analysis.original) };
  const features = new Float64Array(PLAIN.length);
  PLAIN.forEach(([, value], at) => (features[at] = value(message, look)));
  return features;
}

/** All that the trees look at, in the order of `CIVILITY_LABELS`. */
export function civilityFeatures(
  { attack, offence, contempt }: LinearScores,
  plain: ArrayLike<number>,
): Float64Array {
  const scores = [
    ...[attack, offence].flatMap(({ whole, worst, second }) => [whole, worst, second]),
    contempt,
  ];
  const features = new Float64Array(scores.length + plain.length);
  features.set(scores);
  features.set(plain, scores.length);
  return features;
}

function counts(classes: number) {
  return (_: Message, look: Look) => (look.classes & classes ? countOf(look.marked, classes) : 0);
}

function rates(classes: number) {
  const count = counts(classes);
  return (message: Message, look: Look) => rate(count(message, look), message.analysis.tokens.length);
}

function near(one: number, other: number, reach = 4) {
  return ({ analysis }: Message, { classes }: Look) =>
    classes & one && classes & other ? nearPairs(analysis.tokens, analysis.sentences, one, other, reach) : 0;
}

function rateOf(sign: string) {
  return ({ analysis }: Message, { signs }: Look) => rate(sumOf(signs, sign, sign), analysis.tokens.length);
}

const ASCII = 128;

function signsOf(text: string): Signs {
  const signs = new Uint32Array(ASCII);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < ASCII) signs[code] = (signs[code] ?? 0) + 1;
  }
  return signs;
}

/** The number of characters in a range, both ends included. */
function sumOf(signs: Signs, first: string, last: string): number {
  let sum = 0;
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code += 1) sum += signs[code] ?? 0;
  return sum;
}

function lastSaysYou({ tokens, sentences }: Analysis): number {
  const last = sentences.at(-1);
  return last && countOf(tokens.slice(last.from, last.to), WORD.you) > 0 ? 1 : 0;
}
