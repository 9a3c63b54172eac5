import { remembering, rememberingOf } from '../models/remembering.ts';
import { sharedWords } from '../similarity/compare.ts';
import { pairFeatures, PAIR_FEATURES } from '../similarity/pair.ts';
import { plainWords, wordSet } from '../similarity/plain-words.ts';
import { profileOf, type Profile } from '../similarity/profile.ts';
import type { WordSpace } from '../similarity/word-space.ts';

const OWN_FEATURES = [
  ...PAIR_FEATURES,
  'parts of words in common',
  'words in common, small ones too',
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

type Read = { text: string; profile: Profile; words: ReadonlySet<string>; parts: Set<number> };
type Answer = Read & { begin: Profile; inOrder: readonly string[] };
type Message = Read & { end: Profile; runs: Runs };
/** The words that follow each word, most often a single one; how many pairs that makes, and all three words in a row. */
type Runs = { followers: Map<string, string | Set<string>>; pairs: number; triples: Set<string> };

/** One row of features for each message that a text may answer; each is compared with the others too. */
export function answerFeatures(space: WordSpace, answer: string, messages: readonly string[]): number[][] {
  const text = readAnswer(space, answer);
  const others = messages.map(messagesIn(space));
  const own = others.map((message) => ownFeatures(space, text, message, others));
  return own.map((row, at) => [
    ...row,
    ...singleFeatures(text, others[at]),
    ...row.map((value, feature) => value - bestOfOthers(own, at, feature)),
  ]);
}

function bestOfOthers(rows: readonly number[][], at: number, feature: number): number {
  let best = 0;
  rows.forEach((row, other) => {
    if (other !== at) best = Math.max(best, row[feature] ?? 0);
  });
  return best;
}

function ownFeatures(space: WordSpace, text: Answer, message: Message, all: readonly Read[]): number[] {
  const distinct = distinctive(text.profile, message.profile, all);
  const common = runsInCommon(text.inOrder, message.runs);
  return [
    ...pairFeatures(space, text.profile, message.profile),
    overlap(text.parts, message.parts) / Math.sqrt((text.parts.size + 3) * (message.parts.size + 3)),
    overlap(text.words, message.words) / Math.sqrt((text.words.size + 1) * (message.words.size + 1)),
    distinct / Math.sqrt(message.profile.length + 3),
    distinct / Math.sqrt(text.profile.length + 1),
    common.pairs / Math.sqrt(message.runs.pairs + 3),
    Math.min(3, common.triples),
    sharedWords(text.begin, message.profile),
    sharedWords(text.profile, message.end),
  ];
}

function singleFeatures(text: Read, message: Read | undefined): number[] {
  const words = message?.text ?? '';
  const asks = words.includes('?');
  return [
    Math.log(1 + (message?.profile.length ?? 0)),
    asks ? 1 : 0,
    words.trimEnd().endsWith('?') ? 1 : 0,
    asks && REPLY_OPENING.test(text.text) ? 1 : 0,
    /\b(?:I|my)\b/.test(words) ? 1 : 0,
  ];
}

/** How much of what two texts share is shared by no other message. */
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
    const words = wordsOf(message);
    return { ...read(space, message, words), end: endOf(space, message), runs: runsOf(words) };
  }),
);

function readAnswer(space: WordSpace, answer: string): Answer {
  const words = wordsOf(answer);
  return { ...read(space, answer, words), begin: beginOf(space, answer), inOrder: words };
}

function wordsOf(text: string): readonly string[] {
  return plainWords(text.slice(0, LONGEST));
}

function read(space: WordSpace, text: string, words: readonly string[]): Read {
  return {
    text: text.slice(0, LONGEST),
    profile: profileOf(space, words),
    words: wordSet(words),
    parts: partsOf(words),
  };
}

function runsOf(words: readonly string[]): Runs {
  const runs: Runs = { followers: new Map(), pairs: 0, triples: new Set() };
  words.forEach((word, at) => {
    const [before, earlier] = [words[at - 1], words[at - 2]];
    if (before === undefined) return;
    const known = runs.followers.get(before);
    if (known === undefined) runs.followers.set(before, word);
    else if (typeof known === 'string') runs.followers.set(before, new Set([known, word]));
    else known.add(word);
    if (earlier !== undefined) runs.triples.add(`${earlier} ${before} ${word}`);
  });
  for (const known of runs.followers.values()) runs.pairs += typeof known === 'string' ? 1 : known.size;
  return runs;
}

function follows({ followers }: Runs, before: string, word: string): boolean {
  const known = followers.get(before);
  return typeof known === 'object' ? known.has(word) : known === word;
}

/** How many pairs and how many threes of words in a row a text shares with a message, each counted once. */
function runsInCommon(words: readonly string[], runs: Runs): { pairs: number; triples: number } {
  const [pairsInCommon, triplesInCommon] = [new Set<string>(), new Set<string>()];
  let wasCommon = false;
  for (let at = 1; at < words.length; at += 1) {
    const [before = '', word = ''] = [words[at - 1], words[at]];
    const isCommon = follows(runs, before, word);
    if (isCommon) {
      const pair = `${before} ${word}`;
      pairsInCommon.add(pair);
      const triple = `${words[at - 2]} ${pair}`;
      if (wasCommon && runs.triples.has(triple)) triplesInCommon.add(triple);
    }
    wasCommon = isCommon;
  }
  return { pairs: pairsInCommon.size, triples: triplesInCommon.size };
}

function beginOf(space: WordSpace, text: string): Profile {
  return profileOf(space, plainWords(sentencesIn(text).slice(0, 2).join(' ')));
}

function endOf(space: WordSpace, text: string): Profile {
  return profileOf(space, plainWords(sentencesIn(text).slice(-2).join(' ')));
}

function sentencesIn(text: string): string[] {
  return text.slice(0, LONGEST).split(SENTENCE_END);
}

const PART = 5;
/** Letters, digits, the apostrophe and the space around a word: few enough for a run of five to be one number. */
const CHARACTERS = " 'abcdefghijklmnopqrstuvwxyz0123456789";
const PLACES = Uint8Array.from({ length: 128 }, (_, code) => CHARACTERS.indexOf(String.fromCharCode(code)));

/** Runs of five characters of the longer words. */
function partsOf(words: readonly string[]): Set<number> {
  const parts = new Set<number>();
  for (const word of words) for (const part of partsOfWord(word)) parts.add(part);
  return parts;
}

const partsOfWord = remembering(20_000, (word: string): number[] => {
  const parts: number[] = [];
  if (word.length < PART - 1) return parts;
  let part = 0;
  for (let at = 0; at <= word.length + 1; at += 1) {
    const place = at === 0 || at > word.length ? 0 : (PLACES[word.charCodeAt(at - 1)] ?? 0);
    part = (part * CHARACTERS.length + place) % CHARACTERS.length ** PART;
    if (at + 1 >= PART) parts.push(part);
  }
  return parts;
});

function overlap<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let count = 0;
  for (const value of few) if (many.has(value)) count += 1;
  return count;
}
