import { readFileSync } from 'node:fs';
import {
  cut,
  decodeBackdrop,
  scoreDense,
  sigmoid,
  topicFeatures,
  type Backdrop,
  type BackdropWeights,
  type DenseWeights,
} from '@rostrum/moderator/training';
import { ON_TOPIC_FILES, RELEVANCE_FILES, type RelevanceFile } from '../debate/relevance-rows.ts';
import { trainDense, type DenseExample } from '../dense.ts';
import { FILE_WEIGHT, relevanceWithout } from '../heads/relevance.ts';
import type { VectorOf } from './vectors.ts';

/** A text under a motion, its own (y 1) or another one (y 0): its score by words, of a model that knows none of its file. */
type TopicExample = DenseExample & { motion: string; byWords: number };
export type TopicData = Record<RelevanceFile, readonly TopicExample[]>;

/** The share of texts on topic that wait for a second look, and the share that may be taken for off topic. */
const WAIT = 0.1;
const FALSE_ALARMS = 0.02;
/** Motions on all kinds of things, fixed here so that the same figures come out whatever becomes of the bank. */
const BACKDROP = new URL('./backdrop-motions.txt', import.meta.url);

export function backdropMotions(): string[] {
  return readFileSync(BACKDROP, 'utf8').trim().split('\n').map(cut);
}

export function packBackdrop(vectors: readonly Float32Array[]): BackdropWeights {
  const bytes = vectors.flatMap((vector) => {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    return Array.from(vector, (value) => Math.round((value / largest) * 127));
  });
  return { count: vectors.length, data: Buffer.from(Int8Array.from(bytes).buffer).toString('base64') };
}

/** The texts that have to be encoded before `readTopics`. */
export function topicTexts(said: number): string[] {
  return ON_TOPIC_FILES.flatMap((file) => relevanceWithout(file, said).examples).flatMap((example) =>
    [example.text, example.motion, ...example.said].map(cut),
  );
}

export function readTopics(said: number, vectorOf: VectorOf, packed: BackdropWeights): TopicData {
  const backdrop = decodeBackdrop(packed);
  const read = (file: RelevanceFile) => topicsIn(file, said, vectorOf, backdrop);
  return {
    debate_kpa_arguments: read('debate_kpa_arguments'),
    debate_perspectrum: read('debate_perspectrum'),
    quality_convarg_rank: read('quality_convarg_rank'),
  };
}

function topicsIn(file: RelevanceFile, said: number, vectorOf: VectorOf, backdrop: Backdrop): TopicExample[] {
  const { examples, scores } = relevanceWithout(file, said);
  return examples.map((example, at) => ({
    x: topicFeatures(
      vectorOf(cut(example.text)),
      vectorOf(cut(example.motion)),
      example.said.map((text) => vectorOf(cut(text))),
      backdrop,
    ),
    y: example.y,
    motion: example.motion,
    byWords: scores[at] ?? 0,
  }));
}

/** A model of all files or of all but one. */
export function trainTopic(data: TopicData, without?: RelevanceFile): DenseWeights {
  return trainDense(
    RELEVANCE_FILES.filter((file) => file !== without).flatMap((file) =>
      data[file].map(({ x, y }) => ({ x, y, weight: FILE_WEIGHT[file] })),
    ),
  );
}

/** Scores of a file's texts, by a model that knows none of them; 1 for texts that are not read by meaning at all. */
export function topicScoresWithout(file: RelevanceFile, data: TopicData, suspectBelow: number): number[] {
  const model = trainTopic(data, file);
  return data[file].map(({ x, byWords }) => (byWords < suspectBelow ? sigmoid(scoreDense(model, x)) : 1));
}

/** The score by words below which one in ten on-topic texts lies, on average over the files. */
export function suspectBelow(data: TopicData): number {
  const limits = ON_TOPIC_FILES.map((file) =>
    quantile(
      data[file].flatMap(({ y, byWords }) => (y === 1 ? [byWords] : [])),
      WAIT,
    ),
  );
  return round(limits.reduce((sum, limit) => sum + limit, 0) / limits.length);
}

/** The score by meaning below which at most 2 % of the on-topic texts of the files lie, those included that nobody suspects. */
export function offTopicByMeaning(data: TopicData, suspects: number): number {
  const onTopic = ON_TOPIC_FILES.flatMap((file) =>
    topicScoresWithout(file, data, suspects).filter((_, at) => data[file][at]?.y === 1),
  );
  return round(quantile(onTopic, FALSE_ALARMS));
}

function quantile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.floor(inOrder.length * share)] ?? 0;
}

/** Rounded down, so that no more texts score less. */
function round(value: number): number {
  return Math.floor(value * 10_000) / 10_000;
}
