import {
  accept,
  hotScore,
  NO_COUNTS,
  topicInCatalogue,
  topicPath,
  type PublishAnswer,
  type TopicDocument,
} from '@rostrum/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { transact } from '../retry-closed.ts';
import { putInCatalogue } from '../catalogue.ts';
import { idFor, readPerson } from '@rostrum/rooms';
import { unitIn } from '../documents/firestore-unit.ts';
import { publishedTopic, type TopicContext, type TopicHandler } from './context.ts';
import { findNearTwin, keysOf, motionRef } from './topic-words.ts';

/**
 * Publishes a topic, or returns the existing one with the same meaning. Its id depends on the caller and the
 * command's id.
 */
export const publish: TopicHandler<'publish'> = async (context, { topic, evenSo }) => {
  const { db, uid, commandId } = context;
  const topicId = idFor(uid, commandId);
  const near = evenSo ? undefined : await findNearTwin(db, topic.motion);
  return transact(db, async (tx) => {
    if ((await tx.get(db.doc(topicPath(topicId)))).exists)
      return accept({ outcome: 'published' as const, topicId });
    const same = await sameWords(context, tx, topic.motion);
    if (same) return accept(same);
    if (near) {
      return accept({ outcome: 'twin' as const, topicId: near.id, motion: near.motion, sameWords: false });
    }
    const { displayName } = await readPerson(unitIn(db, tx), uid);
    const document: TopicDocument = {
      ...topic,
      authorId: uid,
      authorName: displayName,
      status: 'published',
      counts: NO_COUNTS,
      points: 0,
      hot: hotScore(NO_COUNTS, context.atMs),
      ...keysOf(topic),
      createdAtMs: context.atMs,
      editedAtMs: null,
    };
    tx.create(db.doc(topicPath(topicId)), document);
    tx.set(motionRef(db, topic.motion), { topicId });
    putInCatalogue(db, tx, topicInCatalogue(topicId, document));
    return accept({ outcome: 'published' as const, topicId });
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
