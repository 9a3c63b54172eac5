import { createHash } from 'node:crypto';
import {
  motionFingerprint,
  searchWords,
  topicMotionPath,
  TOPICS,
  type Topic,
  type TopicContent,
} from '@rostrum/domain';
import { judgeMessage } from '@rostrum/moderator';
import { nearTwin } from '@rostrum/moderator/topics';
import type { Firestore } from 'firebase-admin/firestore';
import { publishedTopic } from './context.ts';

/** Words by which topics of the same matter are looked for, and how many of those are compared. */
const WORDS_ASKED = 10;
const COMPARED = 60;

/** Where it is noted which topic has the words of a motion. */
export function motionRef(db: Firestore, motion: string) {
  return db.doc(topicMotionPath(createHash('sha256').update(motionFingerprint(motion)).digest('hex')));
}

/** The fields of a topic that follow from what its author wrote. */
export function wordsOf({ motion, category }: TopicContent): string[] {
  return searchWords(`${motion} ${category}`);
}

/** Whether anything in a topic attacks somebody; a motion's claim also by itself, where it reads like nobody else's words. */
export function isHeld({ motion, background, arguments: sides, terms }: TopicContent): boolean {
  const claim = motion.replace(/^this house \p{L}+ (?:that )?/iu, '');
  const texts = [
    motion,
    claim,
    background,
    ...sides.for,
    ...sides.against,
    ...terms.map(({ meaning }) => meaning),
  ];
  return texts.some((text) => judgeMessage(text).length > 0);
}

/** A published topic that says nearly the same; undefined where there is none. */
export async function findNearTwin(db: Firestore, motion: string): Promise<Topic | undefined> {
  const words = searchWords(motion).slice(0, WORDS_ASKED);
  if (words.length === 0) return undefined;
  const { docs } = await db
    .collection(TOPICS)
    .where('words', 'array-contains-any', words)
    .where('status', '==', 'published')
    .limit(COMPARED)
    .get();
  return nearTwin(
    motion,
    docs.flatMap((one) => publishedTopic(one) ?? []),
  );
}
