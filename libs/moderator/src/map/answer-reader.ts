import type { MapHeads } from './heads.ts';
import type { MapMessage } from './link.ts';
import { readMap } from './map-reader.ts';
import { scoreDense, type DenseWeights } from '../models/dense-model.ts';
import { sigmoid } from '../models/linear-model.ts';
import { wordSpace } from '../similarity/space.ts';
import { answerFeaturesByMeaning } from '../reader/answer-features-by-meaning.ts';
import { areUnitVectors, type Encoder } from '../reader/encoder.ts';
import { inTime } from '../reader/in-time.ts';
import { cut } from '../reader/topic-reader.ts';

export type AnswerWeights = DenseWeights & { encoder: string };

/** The heads of a map that know meaning: `analyse` stays the engine's. */
type MeaningHeads = Required<Pick<MapHeads, 'answers' | 'knowsMeaning'>>;

/** Prepares the heads for the map of a debate. `undefined`: the words have to do. */
export type AnswerReader = {
  prepare: (messages: readonly MapMessage[], heads: MapHeads) => Promise<MeaningHeads | undefined>;
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
    async prepare(messages, heads) {
      if (messages.length > MOST_MESSAGES) return undefined;
      const texts = textsCompared(messages, heads);
      if (texts.length === 0 || texts.length > MOST_TEXTS) return undefined;
      try {
        const vectors = await encodeAll(encoder, texts, longestMs);
        if (!areUnitVectors(vectors, texts.length, encoder)) throw new Error('The vectors make no sense.');
        const byText = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
        return answersWith(weights, (text) => byText.get(cut(text)) ?? new Float32Array(encoder.dimensions));
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

/** The heads of a map with these figures and vectors. */
function answersWith(
  weights: DenseWeights,
  vectorOf: (text: string) => Float32Array,
  space = wordSpace(),
): MeaningHeads {
  return {
    knowsMeaning: true,
    answers: (text, messages) =>
      answerFeaturesByMeaning(space, text, messages, vectorOf).map((row) =>
        sigmoid(scoreDense(weights, row)),
      ),
  };
}

/** The texts that a map compares. Which ones these are does not depend on how alike they are. */
function textsCompared(messages: readonly MapMessage[], { analyse }: MapHeads): string[] {
  const texts = new Set<string>();
  const gathering: MapHeads = {
    analyse,
    knowsMeaning: true,
    answers: (text, others) => {
      if (others.length > 0) for (const one of [text, ...others]) texts.add(cut(one));
      return others.map(() => 0);
    },
  };
  readMap(messages, {}, gathering);
  return [...texts].toSorted((one, other) => one.length - other.length);
}
