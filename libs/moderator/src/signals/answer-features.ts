import { remembering, rememberingOf } from '../models/remembering.ts';
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
  words: Set<string>;
  parts: Set<number>;
  pairs: Set<string>;
  triples: Set<string>;
};
type Answer = Read & { begin: Profile };
type Message = Read & { end: Profile };

/** One row of features for each message that a text may answer; each is compared with the others too. */
export function answerFeatures(space: WordSpace, answer: string, messages: readonly string[]): number[][] {
  const text = { ...read(space, answer), begin: beginOf(space, answer) };
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

/** A message that may be answered is compared with many that come after it. */
const messagesIn = rememberingOf((space: WordSpace) =>
  remembering(200, (message: string): Message => ({ ...read(space, message), end: endOf(space, message) })),
);

function read(space: WordSpace, whole: string): Read {
  const text = whole.slice(0, LONGEST);
  const words = plainWords(text);
  return {
    text,
    profile: profileOf(space, words),
    words: new Set(words),
    parts: partsOf(words),
    pairs: new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`)),
    triples: new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`)),
  };
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
  for (const word of words) {
    if (word.length < PART - 1) continue;
    let part = 0;
    for (let at = 0; at <= word.length + 1; at += 1) {
      const place = at === 0 || at > word.length ? 0 : (PLACES[word.charCodeAt(at - 1)] ?? 0);
      part = (part * CHARACTERS.length + place) % CHARACTERS.length ** PART;
      if (at + 1 >= PART) parts.add(part);
    }
  }
  return parts;
}

function overlap<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): number {
  let count = 0;
  for (const value of one) if (other.has(value)) count += 1;
  return count;
}
