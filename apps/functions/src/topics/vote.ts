import { accept, refuse, topicVotePath, type TopicVoteDocument } from '@rostrum/domain';
import { readPublished, type TopicHandler } from './context.ts';
import { settleTopic } from './topic-counts.ts';

/** Stores a person's one vote on a topic, changes it or removes it. The same vote again changes nothing. */
export const vote: TopicHandler<'vote'> = async ({ db, uid, atMs }, { topicId, vote: wanted }) => {
  if (!(await readPublished(db, topicId))) return refuse('topic-unknown');
  const ref = db.doc(topicVotePath(topicId, uid));
  if (wanted) {
    const value = wanted === 'up' ? 1 : -1;
    await ref.set({ uid, vote: wanted, value, atMs } satisfies TopicVoteDocument);
  } else {
    await ref.delete();
  }
  await settleTopic(db, topicId);
  return accept({});
};
