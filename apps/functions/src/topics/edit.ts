import { accept, refuse, topicPath, topicSchema, type Topic } from '@rostrum/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { askHouse, askNoMore } from '../house/waiting-topics.ts';
import { transact } from '../retry-closed.ts';
import { readStored } from '../unreadable/read-stored.ts';
import { publishedTopic, type TopicContext, type TopicHandler } from './context.ts';
import { afterWaiting, list, unlist } from './listing.ts';
import { keysOf, motionRef } from './topic-words.ts';

/**
 * Changes an author's text; votes and debates stay. With a motion that the moderator cannot clear the topic waits for the
 * house, and with another one it waits no longer.
 */
export const edit: TopicHandler<'edit'> = async (context, { topicId, topic }) => {
  const { db, uid, atMs, motionWaits } = context;
  return transact(db, async (tx) => {
    const ref = db.doc(topicPath(topicId));
    const before = editable(uid, topicId, readStored(topicSchema, await tx.get(ref)));
    if (!before) return refuse('topic-unknown');
    if (before.authorId !== uid) return refuse('not-author');
    if (await isTaken(context, tx, { topicId, motion: topic.motion })) return refuse('motion-taken');
    const wasPublished = before.status === 'published';
    const edited: Topic = {
      ...before,
      ...topic,
      ...keysOf(topic),
      status: motionWaits ? 'waiting' : 'published',
      editedAtMs: wasPublished || before.editedAtMs !== null ? atMs : null,
    };
    const after = wasPublished || motionWaits ? edited : { ...edited, ...afterWaiting(edited, atMs) };
    const inHouse = motionWaits
      ? await askHouse({ db, tx, atMs }, after)
      : await askNoMore({ db, tx }, topicId);
    const [old, next] = [motionRef(db, before.motion), motionRef(db, topic.motion)];
    if (motionWaits) unlist(db, tx, before);
    else if (wasPublished && old.path !== next.path) tx.delete(old);
    const { status, editedAtMs, createdAtMs, hot } = after;
    tx.update(ref, { ...topic, ...keysOf(topic), status, editedAtMs, createdAtMs, hot });
    if (!motionWaits) list(db, tx, after);
    inHouse();
    return accept({ outcome: motionWaits ? 'waiting' : 'published' });
  });
};

/** A topic that its author may edit. Nobody else learns of one that waits. */
function editable(uid: string, id: string, topic: Omit<Topic, 'id'> | undefined): Topic | undefined {
  const isReadable = topic?.status === 'published' || (topic?.status === 'waiting' && topic.authorId === uid);
  return topic && isReadable ? { id, ...topic } : undefined;
}

/** Whether another published topic has these words. */
async function isTaken(
  { db }: TopicContext,
  tx: Transaction,
  { topicId, motion }: { topicId: string; motion: string },
): Promise<boolean> {
  const noted: unknown = (await tx.get(motionRef(db, motion))).get('topicId');
  if (typeof noted !== 'string' || noted === topicId) return false;
  return publishedTopic(await tx.get(db.doc(topicPath(noted)))) !== undefined;
}
