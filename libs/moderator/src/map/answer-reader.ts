import type { MapHeads } from './heads.ts';
import type { MapMessage } from './link.ts';
import { readMap } from './map-reader.ts';
import type { Person } from './restated-before.ts';
import { scoreDense, type DenseWeights } from '../models/dense-model.ts';
import { sigmoid } from '../models/linear-model.ts';
import { sentenceTexts } from '../text/whole-sentences.ts';
import { wordSpace } from '../similarity/space.ts';
import { innerProduct } from '../similarity/word-space.ts';
import { answerFeaturesByMeaning } from '../reader/answer-features-by-meaning.ts';
import { areUnitVectors, type Encoder } from '../reader/encoder.ts';
import { inTime } from '../reader/in-time.ts';
import { cut } from '../reader/topic-reader.ts';

export type AnswerWeights = DenseWeights & { encoder: string };

/** What is known of a debate by meaning: the heads of its map, and the vector of each sentence and of the motion. */
type DebateMeaning = Required<Pick<MapHeads, 'answers' | 'restates' | 'knowsMeaning'>> & {
  vectorOf: (text: string) => Float32Array | undefined;
};
/** What a debate is about, and who debates. */
type About = { motion: string; people: readonly Person[] };

/** Reads a debate by meaning, for its map and its report. `undefined`: the words have to do. */
export type AnswerReader = {
  prepare: (
    messages: readonly MapMessage[],
    heads: MapHeads,
    about?: About,
  ) => Promise<DebateMeaning | undefined>;
};

/** A report waits this long for its vectors, in milliseconds. */
const LONGEST_MS = 45_000;
/** Debates with more messages are read by their words: their vectors would take minutes. */
const MOST_MESSAGES = 400;
const MOST_TEXTS = 1_500;
const AT_ONCE = 16;

/**
 * Reads by meaning which message an answer is about.
 * @throws RangeError if the figures were trained on another encoder
 */
export function createAnswerReader(
  encoder: Encoder,
  weights: AnswerWeights,
  { longestMs = LONGEST_MS, onFault }: { longestMs?: number; onFault?: (error: unknown) => void } = {},
): AnswerReader {
  if (weights.encoder !== encoder.id) {
    throw new RangeError(
      `The reader of answers was trained on ${weights.encoder}, not on ${encoder.id}. Run "npm run train reader" with that encoder.`,
    );
  }
  return {
    async prepare(messages, heads, about = { motion: '', people: [] }) {
      if (messages.length > MOST_MESSAGES) return undefined;
      const texts = textsCompared(messages, heads, about);
      if (texts.length === 0 || texts.length > MOST_TEXTS) return undefined;
      try {
        const vectors = await encodeAll(encoder, texts, longestMs);
        if (!areUnitVectors(vectors, texts.length, encoder)) throw new Error('The vectors make no sense.');
        const byText = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
        return meaningWith(weights, encoder, heads, (text) => byText.get(cut(text)));
      } catch (error) {
        onFault?.(error);
        return undefined;
      }
    },
  };
}

/** A batch takes the memory of its longest text for each, so batches are small, and none begins too late. */
async function encodeAll(
  encoder: Encoder,
  texts: readonly string[],
  longestMs: number,
): Promise<Float32Array[]> {
  let isLate = false;
  const inBatches = async () => {
    const vectors: Float32Array[] = [];
    for (let at = 0; at < texts.length && !isLate; at += AT_ONCE) {
      vectors.push(...(await encoder.encode(texts.slice(at, at + AT_ONCE))));
    }
    return vectors;
  };
  try {
    return await inTime(inBatches(), longestMs);
  } finally {
    isLate = true;
  }
}

/** From this cosine to that, a restatement goes from impossible to certain. */
const [ALIKE_FROM, ALIKE_TO] = [0.2, 0.7];

/** A debate's meaning with these figures and vectors. A restatement is recognised by both its words and its meaning. */
function meaningWith(
  weights: DenseWeights,
  { dimensions }: Encoder,
  heads: MapHeads,
  vectorOf: DebateMeaning['vectorOf'],
  space = wordSpace(),
): DebateMeaning {
  const known = (text: string) => vectorOf(text) ?? new Float32Array(dimensions);
  return {
    knowsMeaning: true,
    vectorOf,
    answers: (text, messages) =>
      answerFeaturesByMeaning(space, text, messages, known).map((row) => sigmoid(scoreDense(weights, row))),
    restates: (text, claims) => {
      const byWords = heads.restates(text, claims);
      return claims.map((claim, at) => {
        const alike = (innerProduct(known(text), known(claim)) - ALIKE_FROM) / (ALIKE_TO - ALIKE_FROM);
        return ((byWords[at] ?? 0) + Math.min(1, Math.max(0, alike))) / 2;
      });
    },
  };
}

/** The texts that a map and a summary compare. Which ones these are does not depend on how alike they are. */
function textsCompared(
  messages: readonly MapMessage[],
  { analyse }: MapHeads,
  { motion, people }: About,
): string[] {
  const texts = new Set<string>();
  const gather = (text: string, others: readonly string[]) => {
    if (others.length > 0) for (const one of [text, ...others]) texts.add(cut(one));
    return others.map(() => 0);
  };
  readMap(messages, { people }, { analyse, knowsMeaning: true, answers: gather, restates: gather });
  if (motion !== '' && texts.size > 0) {
    for (const one of [motion, ...messages.flatMap(({ text }) => sentenceTexts(analyse(text)))])
      texts.add(cut(one));
  }
  return [...texts].filter((text) => text !== '').toSorted((one, other) => one.length - other.length);
}
