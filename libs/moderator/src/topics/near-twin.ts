import { motionFingerprint } from '@rostrum/domain';
import { sharedWords } from '../similarity/compare.ts';
import { profileOfText } from '../similarity/space.ts';

/** The similarity from which two motions are about the same matter. */
const ALIKE = 0.82;
const FRAME = /^this house \p{L}+ (?:that )?/iu;

/** 0 … 1: the similarity of two motions; 1 if they differ only in punctuation, case or word order. */
export function motionLikeness(one: string, other: string): number {
  if (motionFingerprint(one) === motionFingerprint(other)) return 1;
  return sharedWords(profileOfText(one.replace(FRAME, '')), profileOfText(other.replace(FRAME, '')));
}

/** The topic with the most similar motion; undefined if none is close enough. */
export function nearTwin<Topic extends { motion: string }>(
  motion: string,
  topics: readonly Topic[],
): Topic | undefined {
  const scored = topics.map((topic) => ({ topic, likeness: motionLikeness(motion, topic.motion) }));
  const best = scored.toSorted((one, other) => other.likeness - one.likeness)[0];
  return best && best.likeness >= ALIKE ? best.topic : undefined;
}
