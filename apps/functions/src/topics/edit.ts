import { accept, refuse, topicInCatalogue, topicPath } from '@rostrum/domain';
import { transact } from '../retry-closed.ts';
import { putInCatalogue } from '../catalogue.ts';
import { publishedTopic, type TopicHandler } from './context.ts';
import { keysOf, motionRef } from './topic-words.ts';

/** Changes an author's text; votes and debates stay. */
export const edit: TopicHandler<'edit'> = async ({ db, uid, atMs }, { topicId, topic }) =>
  transact(db, async (tx) => {
    const ref = db.doc(topicPath(topicId));
    const before = publishedTopic(await tx.get(ref));
    if (!before) return refuse('topic-unknown');
    if (before.authorId !== uid) return refuse('not-author');
    const [old, next] = [motionRef(db, before.motion), motionRef(db, topic.motion)];
    const noted: unknown = (await tx.get(next)).get('topicId');
    if (typeof noted === 'string' && noted !== topicId) {
      if (publishedTopic(await tx.get(db.doc(topicPath(noted))))) return refuse('motion-taken');
    }
    if (old.path !== next.path) tx.delete(old);
    tx.set(next, { topicId });
    tx.update(ref, { ...topic, ...keysOf(topic), editedAtMs: atMs });
    putInCatalogue(db, tx, topicInCatalogue(topicId, { ...before, ...topic }));
    return accept({});
  });
