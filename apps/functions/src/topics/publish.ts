import {
  accept,
  hotScore,
  NO_COUNTS,
  topicPath,
  TOPICS,
  type PublishAnswer,
  type TopicDocument,
} from '@rostrum/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { transact } from '../retry-closed.ts';
import { askHouse } from '../house/waiting-topics.ts';
import { idFor, readPerson } from '@rostrum/rooms';
import { unitIn } from '../documents/firestore-unit.ts';
import { publishedTopic, type TopicContext, type TopicHandler } from './context.ts';
import { list } from './listing.ts';
import { findNearTwin, keysOf, motionRef } from './topic-words.ts';

/**
 * Publishes a topic, or returns the existing one with the same meaning. If the moderator cannot clear its motion, the topic
 * waits for the house. Its id depends on the caller and the command's id.
 */
export const publish: TopicHandler<'publish'> = async (context, { topic, evenSo }) => {
  const { db, uid, commandId, atMs, motionWaits } = context;
  const topicId = idFor(uid, commandId);
  const near = evenSo ? undefined : await findNearTwin(db, topic.motion);
  return transact(db, async (tx) => {
    const ref = db.doc(topicPath(topicId));
    const stored = await tx.get(ref);
    if (stored.exists) return accept(outcomeOf(topicId, stored.get('status') === 'waiting'));
    const same =
      (await sameWords(context, tx, topic.motion)) ?? (await ownWaiting(context, tx, topic.motion));
    if (same) return accept(same);
    if (near) {
      return accept({ outcome: 'twin' as const, topicId: near.id, motion: near.motion, sameWords: false });
    }
    const { displayName } = await readPerson(unitIn(db, tx), uid);
    const document: TopicDocument = {
      ...topic,
      authorId: uid,
      authorName: displayName,
      status: motionWaits ? 'waiting' : 'published',
      counts: NO_COUNTS,
      points: 0,
      hot: hotScore(NO_COUNTS, atMs),
      ...keysOf(topic),
      createdAtMs: atMs,
      editedAtMs: null,
    };
    const published = { id: topicId, ...document };
    const inHouse = motionWaits ? await askHouse({ db, tx, atMs }, published) : undefined;
    tx.create(ref, document);
    if (inHouse) inHouse();
    else list(db, tx, published);
    return accept(outcomeOf(topicId, motionWaits));
  });
};

/** The published topic with exactly the words of a motion. */
async function sameWords(
  { db }: TopicContext,
  tx: Transaction,
  motion: string,
): Promise<PublishAnswer | undefined> {
  const noted: unknown = (await tx.get(motionRef(db, motion))).get('topicId');
  if (typeof noted !== 'string') return undefined;
  const twin = publishedTopic(await tx.get(db.doc(topicPath(noted))));
  return twin && { outcome: 'twin', topicId: twin.id, motion: twin.motion, sameWords: true };
}

const outcomeOf = (topicId: string, isWaiting: boolean): PublishAnswer => ({
  outcome: isWaiting ? 'waiting' : 'published',
  topicId,
});

/** The caller's own topic with this motion that waits: the house has it in its queue once. */
async function ownWaiting(
  { db, uid, motionWaits }: TopicContext,
  tx: Transaction,
  motion: string,
): Promise<PublishAnswer | undefined> {
  if (!motionWaits) return undefined;
  const waiting = db.collection(TOPICS).where('authorId', '==', uid).where('status', '==', 'waiting');
  const { docs } = await tx.get(waiting.where('motion', '==', motion).limit(1));
  return docs[0] && outcomeOf(docs[0].id, true);
}
