import { sigmoid } from '../models/linear-model.ts';
import { scoreDense, strongestShares } from '../models/dense-model.ts';
import { WEIGHTS } from '../model-weights/relevance.ts';
import { profileOf } from '../similarity/profile.ts';
import { profileOfText, wordSpace } from '../similarity/space.ts';
import type { Analysis } from '../text/analysis.ts';
import { bandOf, signed, type Finding } from './finding.ts';
import { gatherSaid, RELEVANCE_FEATURES, relevanceFeatures } from './relevance-features.ts';

/**
 * How much context there is: `alone` with the motion, `some` from one accepted message, `many` from `MANY`. Each has
 * its own model; a text is off topic below its `offTopicBelow`.
 */
export type Amount = 'alone' | 'some' | 'many';

const MANY = 7;
/** Only the last messages count. */
const REMEMBERED = 12;
/** "I agree." has no topic: shorter texts are never called off topic. */
const FEWEST_WORDS = 4;

export function amountOf(messages: number): Amount {
  if (messages === 0) return 'alone';
  return messages < MANY ? 'some' : 'many';
}

/**
 * How well a text fits the motion and the earlier messages (oldest first, accepted ones only). Score 1: on topic;
 * flag: off topic. Undefined if the text is too short or in an unsupported language. Words alone are a reason to ask,
 * never to hold anything back.
 */
export function detectRelevance(
  analysis: Analysis,
  motion: string,
  said: readonly string[] = [],
): Finding<'relevance'> | undefined {
  const text = profileOf(wordSpace(), analysis.plain);
  if (text.length === 0 || motion.trim() === '') return undefined;
  const earlier = gatherSaid(wordSpace(), said.slice(-REMEMBERED).map(profileOfText));
  const model = WEIGHTS[amountOf(earlier.profiles.length)];
  const row = relevanceFeatures(wordSpace(), text, profileOfText(motion), earlier);
  const score = sigmoid(scoreDense(model, row));
  const flag = text.length >= FEWEST_WORDS && score < model.offTopicBelow;
  return {
    kind: 'relevance',
    score,
    flag,
    band: bandOf(score),
    spans: [],
    reason: flag ? 'offTopic' : 'onTopic',
    features: strongestShares(model, row, RELEVANCE_FEATURES).map(({ label, share }) => ({
      label,
      value: signed(share),
    })),
  };
}
