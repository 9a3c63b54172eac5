import { accept, refuse, topicInCatalogue, topicPath, topicSchema, type TopicStatus } from '@rostrum/domain';
import { takeFromCatalogue } from '../catalogue.ts';
import type { TopicContext, TopicHandler } from './context.ts';
import { motionRef } from './topic-words.ts';

/** Takes an author's own topic off the list. Rooms that were opened from it keep their motion. */
export const withdraw: TopicHandler<'withdraw'> = (context, { topicId }) =>
  takeDown(context, topicId, 'withdrawn');

/** Takes anybody's topic off the list, by a moderator. */
export const hide: TopicHandler<'hide'> = async (context, { topicId }) =>
  context.isModerator ? takeDown(context, topicId, 'hidden') : refuse('not-moderator');

async function takeDown({ db, uid }: TopicContext, topicId: string, status: TopicStatus) {
  return db.runTransaction(async (tx) => {
    const ref = db.doc(topicPath(topicId));
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return refuse('topic-unknown');
    const topic = topicSchema.parse(snapshot.data());
    if (status === 'withdrawn' && topic.authorId !== uid) return refuse('not-author');
    if (topic.status !== 'published') return accept({});
    tx.update(ref, { status });
    tx.delete(motionRef(db, topic.motion));
    takeFromCatalogue(db, tx, topicInCatalogue(topicId, topic));
    return accept({});
  });
}
