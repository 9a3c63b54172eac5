import { signed, type Finding } from '../heads/finding.ts';
import { amountOf, type Amount } from '../heads/relevance.ts';
import { scoreDense, strongestShares, type DenseWeights } from '../models/dense-model.ts';
import { sigmoid } from '../models/linear-model.ts';
import type { SignalKind } from '../policy/signals-by-kind.ts';
import { tellsOfSomething } from '../policy/small-talk.ts';
import { decodeBackdrop, type BackdropWeights } from './backdrop.ts';
import type { Encoder } from './encoder.ts';
import { inTime } from './in-time.ts';
import { rememberingEncoder } from './remembering-encoder.ts';
import { TOPIC_FEATURES, topicFeatures } from './topic-features.ts';

/**
 * For each amount of context a model, and two limits: words that score below `suspectBelow` are read by meaning, and are off
 * topic if the meaning scores below `offTopicBelow`.
 */
export type TopicWeights = {
  encoder: string;
  backdrop: BackdropWeights;
} & Record<Amount, DenseWeights & { suspectBelow: number; offTopicBelow: number }>;

type Relevance = Finding<SignalKind>;
type Context = { text: string; motion: string; said: readonly string[] };

/** Reads by meaning whether suspected words bear on a debate. */
export type TopicReader = {
  /** Whether the words alone look far enough from the debate for a second look. */
  suspects: (relevance: Relevance, context: Context) => boolean;
  /** The finding of both readers. Without vectors it accuses nobody. */
  read: (relevance: Relevance, context: Context) => Promise<Relevance>;
};

const LONGEST_MS = 1_500;
/** UTF-16 units of a text that are encoded. */
const LONGEST = 1_200;

/** @throws RangeError if the figures were trained on another encoder */
export function createTopicReader(
  encoder: Encoder,
  weights: TopicWeights,
  { longestMs = LONGEST_MS, onFault }: { longestMs?: number; onFault?: (error: unknown) => void } = {},
): TopicReader {
  if (weights.encoder !== encoder.id) {
    throw new RangeError(
      `The reader of topics was trained on ${weights.encoder}, not on ${encoder.id}. Run "npm run train reader" with that encoder.`,
    );
  }
  const backdrop = decodeBackdrop(weights.backdrop);
  const { encode } = rememberingEncoder(encoder);
  return {
    suspects: ({ score }, { text, said }) =>
      score < weights[amountOf(said.length)].suspectBelow && tellsOfSomething(text),
    async read(relevance, { text, motion, said }) {
      try {
        const [own, subject, ...earlier] = await inTime(encode([text, motion, ...said].map(cut)), longestMs);
        if (!own || !subject) return leftAlone(relevance);
        const model = weights[amountOf(said.length)];
        const row = topicFeatures(own, subject, earlier, backdrop);
        const isOff = sigmoid(scoreDense(model, row)) < model.offTopicBelow;
        return isOff ? offTopic(relevance, model, row) : leftAlone(relevance);
      } catch (error) {
        onFault?.(error);
        return leftAlone(relevance);
      }
    },
  };
}

/** A text as it is encoded. */
export function cut(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST);
}

function offTopic(relevance: Relevance, model: DenseWeights, row: readonly number[]): Relevance {
  const shares = strongestShares(model, row, TOPIC_FEATURES, 2);
  return {
    ...relevance,
    flag: true,
    reason: 'offTopicByMeaning',
    features: [
      ...relevance.features,
      ...shares.map(({ label, share }) => ({ label, value: signed(share) })),
      { label: 'read by', value: 'two readers, who agree' },
    ],
  };
}

function leftAlone(relevance: Relevance): Relevance {
  if (!relevance.flag) return relevance;
  return {
    ...relevance,
    flag: false,
    reason: 'onTopicByMeaning',
    features: [...relevance.features, { label: 'left alone', value: 'the second reader does not agree' }],
  };
}
