import {
  accept,
  refuse,
  topicInCatalogue,
  topicPath,
  topicSchema,
  type Topic,
  type TopicStatus,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { transact } from '../retry-closed.ts';
import { takeFromCatalogue } from '../catalogue.ts';
import type { TopicHandler } from './context.ts';
import { motionRef } from './topic-words.ts';
import { readStored } from '../unreadable/read-stored.ts';

/** Withdraws the author's own topic from the list. Rooms that were opened from it keep their motion. */
export const withdraw: TopicHandler<'withdraw'> = async ({ db, uid }, { topicId }) =>
  transact(db, async (tx) => {
    const snapshot = await tx.get(db.doc(topicPath(topicId)));
    const topic = readStored(topicSchema, snapshot);
    if (!topic) return refuse('topic-unknown');
    if (topic.authorId !== uid) return refuse('not-author');
    takeDown(db, tx, { id: topicId, ...topic }, 'withdrawn');
    return accept({});
  });

/** Withdraws a topic within a transaction; its words are free again. An unlisted topic stays as it is. */
export function takeDown(
  db: Firestore,
  tx: Transaction,
  topic: Topic,
  status: Exclude<TopicStatus, 'published'>,
): void {
  if (topic.status !== 'published') return;
  tx.update(db.doc(topicPath(topic.id)), { status });
  tx.delete(motionRef(db, topic.motion));
  takeFromCatalogue(db, tx, topicInCatalogue(topic.id, topic));
}
