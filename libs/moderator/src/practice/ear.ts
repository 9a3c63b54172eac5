import { rememberingEncoder } from '../reader/remembering-encoder.ts';
import type { Encoder } from '../reader/encoder.ts';
import { inTime } from '../reader/in-time.ts';
import { cut } from '../reader/topic-reader.ts';
import { coverage } from '../similarity/compare.ts';
import { profileOfText } from '../similarity/space.ts';
import { innerProduct } from '../similarity/word-space.ts';

/** How the opponent hears what words are about. */
export type Ear = {
  /** How nearly words come to some texts together, from 0. */
  near: (words: string, texts: readonly string[]) => number;
  /** Whether words, whole or one of their sentences, take up an argument. `texts`: all that is said about it. */
  takesUp: (words: string, sentences: readonly string[], texts: readonly string[]) => boolean;
  /** From here on a sentence answers a question, says what another says, and states a fact. */
  answersFrom: number;
  repeatsFrom: number;
  statesFrom: number;
};

/*
 * The figures were found on the open half of practice.jsonl: words that come to an argument as a whole take it up, and so do
 * words that come half as near if one of their sentences says nearly what one part of the argument says.
 */
const WORDS_FROM = 0.06;
const MEANING_FROM = { whole: 0.34, half: 0.26, sentence: 0.4 };
/** The part of the words in common beside the part of meaning. */
const WORDS = 0.5;

/** An ear for words alone, which needs no encoder. */
export const BY_WORDS: Ear = {
  near: commonWords,
  takesUp: (words, _, texts) => commonWords(words, texts) >= WORDS_FROM,
  answersFrom: 0.25,
  repeatsFrom: 0.5,
  statesFrom: 0.6,
};

/** An ear for meaning, from the vectors of texts; words without one are heard by themselves. */
function byMeaning(vectors: ReadonlyMap<string, Float32Array>): Ear {
  const alike = (one: string, other: string) =>
    innerProduct(vectors.get(one) ?? EMPTY, vectors.get(other) ?? EMPTY);
  const near = (words: string, texts: readonly string[]) =>
    mean(texts, (text) => alike(words, text)) + WORDS * commonWords(words, texts);
  const closest = (sentences: readonly string[], texts: readonly string[]) =>
    Math.max(0, ...sentences.flatMap((sentence) => texts.map((text) => alike(sentence, text))));
  return {
    near,
    takesUp: (words, sentences, texts) => {
      const whole = near(words, texts);
      const isHalf = whole >= MEANING_FROM.half && whole < MEANING_FROM.whole;
      return isHalf
        ? closest([words, ...sentences], texts) >= MEANING_FROM.sentence
        : whole >= MEANING_FROM.whole;
    },
    answersFrom: 0.45,
    repeatsFrom: 0.7,
    statesFrom: 0.75,
  };
}

const EMPTY = new Float32Array();

function commonWords(words: string, texts: readonly string[]): number {
  const said = profileOfText(words);
  return mean(texts, (text) => coverage(said, profileOfText(text)));
}

function mean(texts: readonly string[], of: (text: string) => number): number {
  return texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + of(text), 0) / texts.length;
}

/** A case has some seventy texts, and a debate adds some dozens. */
const REMEMBERED = 1_500;
const AT_ONCE = 16;
const LONGEST_MS = 8_000;

/** The encoder on which the figures of `byMeaning` were found. */
const ENCODER = 'universal-sentence-encoder-lite@0.2.0';

/**
 * Opens ears with an encoder. It remembers the vectors of a case, which every move of a debate needs again. Where it fails, the
 * opponent hears words alone.
 * @throws RangeError if the figures were found on another encoder
 */
export function openEars(
  encoder: Encoder,
  onFault: (error: unknown) => void,
  longestMs = LONGEST_MS,
): (texts: readonly string[]) => Promise<Ear> {
  if (encoder.id !== ENCODER) {
    throw new RangeError(`The opponent's figures were found on ${ENCODER}, not on ${encoder.id}.`);
  }
  const remembering = rememberingEncoder(encoder, REMEMBERED);
  return async (texts) => {
    try {
      return byMeaning(await inTime(vectorsOf([...new Set(texts)], remembering), longestMs));
    } catch (error) {
      onFault(error);
      return BY_WORDS;
    }
  };
}

async function vectorsOf(texts: readonly string[], encoder: Encoder): Promise<Map<string, Float32Array>> {
  const known = new Map<string, Float32Array>();
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE);
    const vectors = await encoder.encode(some.map(cut));
    some.forEach((text, place) => known.set(text, vectors[place] ?? EMPTY));
  }
  return known;
}
