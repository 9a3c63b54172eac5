import { GROUP, WORD } from '../lexicon/word-class.ts';
import type { Hit } from '../signals/identity/hit.ts';
import type { Analysis, Token } from '../text/analysis.ts';
import { bareInsults, countOf, nearPairs } from './counts.ts';

/** A message as the civility heads see it, before any trained figure. */
export type Message = {
  analysis: Analysis;
  /** The strongest pattern of a personal attack, 0 where there is none. */
  pattern: number;
  /** What was found about groups of people, the strongest first. */
  identity: readonly Hit[];
};

/** The linear models: on attacks in debates, on offensive posts, on what is said of groups. */
export const LINEAR_NAMES = ['attack', 'offence', 'contempt'] as const;
export type LinearName = (typeof LINEAR_NAMES)[number];

/** Log-odds of a linear model over the whole text, its hardest sentence and the next. */
export type Linear = { whole: number; worst: number; second: number };

/** `marked`: the words that are of any kind at all, which are few. */
type Feature = readonly [label: string, value: (message: Message, marked: readonly Token[]) => number];

const INSULT = WORD.insultNoun | WORD.insultAdjective | WORD.slur | WORD.softSlur | WORD.dehumanising;
const HARM = WORD.violence | WORD.death;
const rate = (count: number, of: number) => count / Math.sqrt(of + 4);
const capitals = (text: string) => countCodes(text, 65, 90);
const letters = (text: string) => countCodes(text, 97, 122) + capitals(text);

/** What needs nothing trained. */
const PLAIN: readonly Feature[] = [
  ['a pattern that is aimed at a person', ({ pattern }) => pattern],
  ['what is said of a group', ({ identity }) => identity[0]?.weight ?? 0],
  ['how much is said of groups', ({ identity }) => identity.reduce((sum, { weight }) => sum + weight, 0)],
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
  ['"they" by length', rates(WORD.they)],
  ['"you" with a negation', near(WORD.you, WORD.negation)],
  ['negations by length', rates(WORD.negation)],
  ['words of debate by length', rates(WORD.debate)],
  ['courtesy by length', rates(WORD.courtesy)],
  ['good words by length', rates(WORD.positive)],
  ['words of harm', rates(HARM)],
  ['words of hatred', rates(WORD.hatred)],
  ['words that shut out', rates(WORD.exclusion)],
  ['words that deny that people are human', rates(WORD.dehumanising)],
  ['sexual words', rates(WORD.sexual)],
  ['slurs', counts(WORD.slur)],
  ['doubtful names', counts(WORD.softSlur)],
  ['a group beside a bad judgement', near(GROUP, WORD.derogatory | INSULT, 5)],
  ['a group beside harm or hatred', near(GROUP, HARM | WORD.hatred, 5)],
  ['other people named', rates(WORD.otherGroup)],
  ['others’ words reported', rates(WORD.reporting)],
  ['objections to hatred', rates(WORD.objection)],
  ['words that were disguised', ({ analysis }) => analysis.tokens.filter(({ repaired }) => repaired).length],
  ['length in words', ({ analysis }) => Math.log(analysis.tokens.length + 1)],
  ['sentences', ({ analysis }) => analysis.sentences.length],
  ['words in a sentence', ({ analysis }) => analysis.tokens.length / (analysis.sentences.length + 1)],
  ['question marks', ({ analysis }) => signs(analysis, '?')],
  ['exclamation marks', ({ analysis }) => signs(analysis, '!')],
  ['quotation marks', ({ analysis }) => signs(analysis, '"')],
  [
    'words in capitals',
    ({ analysis: { original, tokens } }) =>
      rate(original.match(/\b[A-Z]{3,}\b/g)?.length ?? 0, tokens.length),
  ],
  ['share of capitals', ({ analysis: { original } }) => capitals(original) / (letters(original) + 10)],
  [
    'the first words say "you"',
    ({ analysis }) => (countOf(analysis.tokens.slice(0, 3), WORD.you) > 0 ? 1 : 0),
  ],
  ['the last sentence says "you"', ({ analysis }) => lastSaysYou(analysis)],
];

const LINEAR_LABELS = ['of the whole text', 'of the hardest sentence', 'of the second hardest sentence'];

/** The labels of all features, in the order of the numbers. */
export const CIVILITY_LABELS: readonly string[] = [
  ...LINEAR_LABELS.map((label) => `words that attack, ${label}`),
  ...LINEAR_LABELS.map((label) => `words that offend, ${label}`),
  ...LINEAR_LABELS.map((label) => `words that look down on groups, ${label}`),
  ...PLAIN.map(([label]) => label),
];

/** What can be read off a message with nothing trained. */
export function plainFeatures(message: Message): Float64Array {
  const marked = message.analysis.tokens.filter(({ classes }) => classes !== 0);
  return Float64Array.from(PLAIN.map(([, value]) => value(message, marked)));
}

/** All that the trees look at, in the order of `CIVILITY_LABELS`. */
export function civilityFeatures(linear: Record<LinearName, Linear>, plain: ArrayLike<number>): Float64Array {
  const scores = LINEAR_NAMES.flatMap((name) => {
    const { whole, worst, second } = linear[name];
    return [whole, worst, second];
  });
  const features = new Float64Array(scores.length + plain.length);
  features.set(scores);
  features.set(plain, scores.length);
  return features;
}

function counts(classes: number) {
  return (_: Message, marked: readonly Token[]) => countOf(marked, classes);
}

function rates(classes: number) {
  return ({ analysis }: Message, marked: readonly Token[]) =>
    rate(countOf(marked, classes), analysis.tokens.length);
}

function near(one: number, other: number, reach = 4) {
  return ({ analysis }: Message) => nearPairs(analysis.tokens, analysis.sentences, one, other, reach);
}

function signs({ original, tokens }: Analysis, sign: string): number {
  const code = sign.charCodeAt(0);
  return rate(countCodes(original, code, code), tokens.length);
}

/** How many characters of a text are from one code to another, both included. */
function countCodes(text: string, first: number, last: number): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= first && code <= last) count += 1;
  }
  return count;
}

function lastSaysYou({ tokens, sentences }: Analysis): number {
  const last = sentences.at(-1);
  return last && countOf(tokens.slice(last.from, last.to), WORD.you) > 0 ? 1 : 0;
}
