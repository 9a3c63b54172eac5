import {
  searchWords,
  TOPICS,
  TOPIC_CATEGORIES,
  twinKeys,
  type Topic,
  type TopicContent,
} from '@rostrum/domain';
import { motionPath } from '@rostrum/rooms';
import { nearTwin } from '@rostrum/moderator/topics';
import type { Firestore } from 'firebase-admin/firestore';
import { publishedTopic } from './context.ts';

/** The most candidates with two words in common to compare. */
const COMPARED = 60;

/** The document that names the topic with the words of a motion. */
export function motionRef(db: Firestore, motion: string) {
  return db.doc(motionPath(motion));
}

/** The fields of a topic that depend on its author's text. */
export function keysOf({ motion, category }: TopicContent): Pick<Topic, 'words' | 'twinKeys'> {
  return { words: searchWords(`${motion} ${category}`), twinKeys: twinKeys(motion) };
}

/** All words of a topic's author, a line each; the motion is the first. A category that everybody is offered is none of them. */
export function allWords({ motion, background, category, terms, ...topic }: TopicContent): string {
  const sides = [...topic.arguments.for, ...topic.arguments.against];
  const defined = terms.map(({ term, meaning }) => `${term}: ${meaning}`);
  const own = TOPIC_CATEGORIES.some((one) => one === category) ? '' : category;
  return [motion, own, background, ...sides, ...defined].filter(Boolean).join('\n');
}

/** A published topic with nearly the same meaning; undefined if there is none. */
export async function findNearTwin(db: Firestore, motion: string): Promise<Topic | undefined> {
  const keys = twinKeys(motion);
  if (keys.length === 0) return undefined;
  const { docs } = await db
    .collection(TOPICS)
    .where('twinKeys', 'array-contains-any', keys)
    .where('status', '==', 'published')
    .limit(COMPARED)
    .get();
  return nearTwin(
    motion,
    docs.flatMap((one) => publishedTopic(one) ?? []),
  );
}
