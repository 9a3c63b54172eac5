import { innerProduct } from '../similarity/word-space.ts';
import { standingOut, type Backdrop } from './backdrop.ts';

export const TOPIC_FEATURES: readonly string[] = [
  'closer to the motion than to other motions',
  'the motion is closer to the text than to other motions',
  'closer to what was said than to other motions',
];

/** Two features with the motion alone, three with earlier messages. */
export function topicFeatures(
  text: Float32Array,
  motion: Float32Array,
  said: readonly Float32Array[],
  backdrop: Backdrop,
): number[] {
  const closeness = innerProduct(text, motion);
  const withMotion = [standingOut(closeness, text, backdrop), standingOut(closeness, motion, backdrop)];
  if (said.length === 0) return withMotion;
  const nearest = Math.max(...said.map((one) => innerProduct(text, one)));
  return [...withMotion, standingOut(nearest, text, backdrop)];
}
