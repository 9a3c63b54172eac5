import { sharedWords } from '../similarity/compare.ts';
import { pairFeatures, PAIR_FEATURES } from '../similarity/pair.ts';
import { plainWords } from '../similarity/plain-words.ts';
import { profileOf, rarityOf, type Profile } from '../similarity/profile.ts';
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

type Read = {
  text: string;
  profile: Profile;
  begin: Profile;
  end: Profile;
  words: Set<string>;
  parts: Set<string>;
  pairs: Set<string>;
  triples: Set<string>;
};

/** One row of features for each message that a text may answer; each is compared with the others too. */
export function answerFeatures(space: WordSpace, answer: string, messages: readonly string[]): number[][] {
  const text = read(space, answer);
  const others = messages.map((message) => read(space, message));
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

function ownFeatures(space: WordSpace, text: Read, message: Read, all: readonly Read[]): number[] {
  const distinct = distinctive(space, text.profile, message.profile, all);
  return [
    ...pairFeatures(space, text.profile, message.profile),
    overlap(text.parts, message.parts) / Math.sqrt((text.parts.size + 3) * (message.parts.size + 3)),
    overlap(text.words, message.words) / Math.sqrt((text.words.size + 1) * (message.words.size + 1)),
    distinct / Math.sqrt(message.profile.length + 3),
    distinct / Math.sqrt(text.profile.length + 1),
    overlap(text.pairs, message.pairs) / Math.sqrt(message.pairs.size + 3),
    Math.min(3, overlap(text.triples, message.triples)),
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
function distinctive(space: WordSpace, text: Profile, message: Profile, all: readonly Read[]): number {
  let sum = 0;
  for (const stem of text.weights.keys()) {
    if (!message.weights.has(stem)) continue;
    const holders = all.filter(({ profile }) => profile.weights.has(stem)).length;
    sum += rarityOf(space, stem) * Math.log((all.length + 1) / holders);
  }
  return sum;
}

function read(space: WordSpace, whole: string): Read {
  const text = whole.slice(0, LONGEST);
  const words = plainWords(text);
  const sentences = text.split(SENTENCE_END);
  return {
    text,
    profile: profileOf(space, words),
    begin: profileOf(space, plainWords(sentences.slice(0, 2).join(' '))),
    end: profileOf(space, plainWords(sentences.slice(-2).join(' '))),
    words: new Set(words),
    parts: partsOf(words),
    pairs: new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`)),
    triples: new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`)),
  };
}

const PART = 5;

/** Runs of five characters of the longer words. */
function partsOf(words: readonly string[]): Set<string> {
  const parts = new Set<string>();
  for (const word of words) {
    if (word.length < PART - 1) continue;
    const bounded = ` ${word} `;
    for (let at = 0; at + PART <= bounded.length; at += 1) parts.add(bounded.slice(at, at + PART));
  }
  return parts;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const value of one) if (other.has(value)) count += 1;
  return count;
}
