import type { Lexeme } from '../lexicon/lexeme.ts';
import { remembering, rememberingOf } from '../base/remembering.ts';
import { finish, mix } from '../base/sparse-vector.ts';
import { sharedWords } from '../similarity/compare.ts';
import { distinctOf, NumberSet } from '../similarity/number-set.ts';
import { pairFeatures, PAIR_FEATURES } from '../similarity/pair.ts';
import { plainWords } from '../text/plain-words.ts';
import { profileOf, weightsOf, type Profile, type Weights } from '../similarity/profile.ts';
import type { WordSpace } from '../similarity/word-space.ts';
import { distinctParts, distinctWords } from '../similarity/word-sets.ts';

const OWN_FEATURES = [
  ...PAIR_FEATURES,
  'word parts in common',
  'words in common, including small ones',
  'words that only this message has in common with it',
  'the same, by the length of the answer',
  'pairs of words in common',
  'three words in a row in common',
  'words of its beginning in common',
  'words in common with the end of the message',
] as const;
const SINGLE_FEATURES = [
  'length of the message',
  'the message asks',
  'the message ends with a question',
  'the answer begins like one and the message asks',
  'the message speaks of its writer',
] as const;

/** In the order of `answerFeatures`. */
export const ANSWER_FEATURES: readonly string[] = [
  ...OWN_FEATURES,
  ...SINGLE_FEATURES,
  ...OWN_FEATURES.map((name) => `${name}, against the best of the others`),
];

const REPLY_OPENING =
  /^(?:yes|no|yeah|yep|nope|well|because|so|but|actually|i agree|i disagree|exactly|right|correct|true|not (?:really|at all))\b/i;
const SENTENCE_END = /(?<=[.?!])\s+/;
const LONGEST = 6_000;

/** The features of each text, as an answer or as a message to answer. The numbers in a list are all different. */
type Read = {
  profile: Profile;
  words: Int32Array;
  /** Runs of five characters of the longer words. */
  parts: Int32Array;
  /** Pairs of words in a row, and three words in a row. */
  pairs: Int32Array;
  triples: Int32Array;
};
type AnalysedAnswer = Read & { begin: Weights; opensAsReply: boolean };
type Message = Read & { end: Weights; asks: boolean; endsAsking: boolean; isOfWriter: boolean };

/**
 * One row of features for each candidate message; each is compared with the others too. `words`: those of the text,
 * if they were read before.
 */
export function answerFeatures(
  space: WordSpace,
  answer: string,
  messages: readonly string[],
  words?: readonly Lexeme[],
): number[][] {
  const text = readAnswer(space, answer, words);
  const others = messages.map(messagesIn(space));
  const shared = {
    words: countShared(text, others, 'words'),
    parts: countShared(text, others, 'parts'),
    pairs: countShared(text, others, 'pairs'),
    triples: countShared(text, others, 'triples'),
  };
  const own = others.map((message, at) => [
    ...pairFeatures(space, text.profile, message.profile),
    (shared.parts[at] ?? 0) / Math.sqrt((text.parts.length + 3) * (message.parts.length + 3)),
    (shared.words[at] ?? 0) / Math.sqrt((text.words.length + 1) * (message.words.length + 1)),
    ...distinctiveFeatures(text.profile, message.profile, others),
    (shared.pairs[at] ?? 0) / Math.sqrt(message.pairs.length + 3),
    Math.min(3, shared.triples[at] ?? 0),
    sharedWords(text.begin, message.profile),
    sharedWords(text.profile, message.end),
  ]);
  return own.map((row, at) => [
    ...row,
    ...singleFeatures(text, others[at]),
    ...row.map((value, feature) => value - bestOfOthers(own, at, feature)),
  ]);
}

const SET = new NumberSet();

/** How much of one kind a text shares with each message. */
function countShared(
  text: Read,
  messages: readonly Read[],
  kind: 'words' | 'parts' | 'pairs' | 'triples',
): number[] {
  SET.refill(text[kind]);
  return messages.map((message) => SET.countOf(message[kind]));
}

function bestOfOthers(rows: readonly number[][], at: number, feature: number): number {
  let best = 0;
  rows.forEach((row, other) => {
    if (other !== at) best = Math.max(best, row[feature] ?? 0);
  });
  return best;
}

function singleFeatures({ opensAsReply }: AnalysedAnswer, message: Message | undefined): number[] {
  if (!message) return [];
  const { profile, asks, endsAsking, isOfWriter } = message;
  return [
    Math.log(1 + profile.length),
    asks ? 1 : 0,
    endsAsking ? 1 : 0,
    asks && opensAsReply ? 1 : 0,
    isOfWriter ? 1 : 0,
  ];
}

/** The overlap that only these two share, relative to the length of the message and of the text. */
function distinctiveFeatures(text: Profile, message: Profile, all: readonly Read[]): [number, number] {
  const distinct = distinctive(text, message, all);
  return [distinct / Math.sqrt(message.length + 3), distinct / Math.sqrt(text.length + 1)];
}

/** How much of the shared words of two texts no other message shares. */
function distinctive(text: Profile, message: Profile, all: readonly Read[]): number {
  let sum = 0;
  for (const { stem, rarity } of text.stems) {
    if (!message.weights.has(stem)) continue;
    const holders = all.filter(({ profile }) => profile.weights.has(stem)).length;
    sum += rarity * Math.log((all.length + 1) / holders);
  }
  return sum;
}

/** A message that may be answered is compared with many that come after it. */
const messagesIn = rememberingOf((space: WordSpace) =>
  remembering(200, (message: string): Message => {
    const text = message.slice(0, LONGEST);
    return {
      ...read(space, plainWords(text)),
      end: weightsOf(space, plainWords(sentencesIn(text).slice(-2).join(' '))),
      asks: text.includes('?'),
      endsAsking: text.trimEnd().endsWith('?'),
      isOfWriter: /\b(?:I|my)\b/.test(text),
    };
  }),
);

function readAnswer(space: WordSpace, answer: string, words: readonly Lexeme[] | undefined): AnalysedAnswer {
  const text = answer.slice(0, LONGEST);
  const isWhole = text.length === answer.length;
  return {
    ...read(space, (isWhole ? words : undefined) ?? plainWords(text)),
    begin: weightsOf(space, plainWords(sentencesIn(text).slice(0, 2).join(' '))),
    opensAsReply: REPLY_OPENING.test(text),
  };
}

function read(space: WordSpace, words: readonly Lexeme[]): Read {
  const ids = words.map(({ id }) => id);
  return {
    profile: profileOf(space, words),
    words: distinctWords(words),
    parts: distinctParts(words),
    pairs: distinctOf(runsOf(ids, 2)),
    triples: distinctOf(runsOf(ids, 3)),
  };
}

/** Runs of this many numbers, hashed into one, for each starting place. */
function runsOf(ids: readonly number[], length: number): Int32Array {
  const runs = new Int32Array(Math.max(0, ids.length - length + 1));
  for (let at = 0; at < runs.length; at += 1) {
    let run = 0;
    for (let next = at; next < at + length; next += 1) run = finish(mix(run, ids[next] ?? 0));
    runs[at] = run >>> 1;
  }
  return runs;
}

function sentencesIn(text: string): string[] {
  return text.split(SENTENCE_END);
}
