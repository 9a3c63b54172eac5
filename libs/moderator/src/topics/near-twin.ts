import { motionFingerprint } from '@rostrum/domain';
import { sharedWords } from '../similarity/compare.ts';
import { profileOfText } from '../similarity/space.ts';

/** From here on two motions count as the same matter with other words. */
const ALIKE = 0.82;
const FRAME = /^this house \p{L}+ (?:that )?/iu;

/** 0 … 1: how alike two motions are; 1 where they differ in punctuation, case or word order only. */
export function motionLikeness(one: string, other: string): number {
  if (motionFingerprint(one) === motionFingerprint(other)) return 1;
  return sharedWords(profileOfText(one.replace(FRAME, '')), profileOfText(other.replace(FRAME, '')));
}

/** The topic whose motion says the same, the likest first; undefined where none does. */
export function nearTwin<Topic extends { motion: string }>(
  motion: string,
  topics: readonly Topic[],
): Topic | undefined {
  const scored = topics.map((topic) => ({ topic, likeness: motionLikeness(motion, topic.motion) }));
  const best = scored.toSorted((one, other) => other.likeness - one.likeness)[0];
  return best && best.likeness >= ALIKE ? best.topic : undefined;
}
