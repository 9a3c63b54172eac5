import { accept, refuse, topicPath, topicSchema } from '@rostrum/domain';
import { askNoMore } from '../house/waiting-topics.ts';
import { transact } from '../retry-closed.ts';
import type { TopicHandler } from './context.ts';
import { takeDown } from './listing.ts';
import { readStored } from '../unreadable/read-stored.ts';

/** Withdraws the author's own topic from the list, or from the house. Rooms that were opened from it keep their motion. */
export const withdraw: TopicHandler<'withdraw'> = async ({ db, uid }, { topicId }) =>
  transact(db, async (tx) => {
    const snapshot = await tx.get(db.doc(topicPath(topicId)));
    const topic = readStored(topicSchema, snapshot);
    if (!topic) return refuse('topic-unknown');
    if (topic.authorId !== uid) return refuse('not-author');
    const leave = await askNoMore({ db, tx }, topicId);
    takeDown(db, tx, { id: topicId, ...topic }, 'withdrawn');
    leave();
    return accept({});
  });
