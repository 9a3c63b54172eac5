import { accept, refuse, topicInCatalogue, topicPath, topicSchema, type Topic } from '@rostrum/domain';
import { putInCatalogue } from '../../catalogue.ts';
import { motionRef } from '../../topics/topic-words.ts';
import { takeDown } from '../../topics/withdraw.ts';
import type { HouseActContext, HouseActHandler, UndoHandler } from './act-on.ts';

async function readTopic({ db, tx, subject }: HouseActContext): Promise<Topic | undefined> {
  if (subject.kind !== 'topic') return undefined;
  const stored = await tx.get(db.doc(topicPath(subject.topicId)));
  return stored.exists ? { id: stored.id, ...topicSchema.parse(stored.data()) } : undefined;
}

export const hideTopic: HouseActHandler<'hideTopic'> = async (context) => {
  const topic = await readTopic(context);
  if (!topic) return refuse('acts-impossible');
  return accept({ write: () => takeDown(context.db, context.tx, topic, 'hidden') });
};

/** Lists a topic again, unless somebody has published the same words in the meantime. */
export const showTopic: UndoHandler = async (context) => {
  const { db, tx } = context;
  const topic = await readTopic(context);
  if (topic?.status !== 'hidden') return {};
  const motion = motionRef(db, topic.motion);
  const taken = await tx.get(motion);
  if (taken.exists) return {};
  return {
    write: () => {
      tx.update(db.doc(topicPath(topic.id)), { status: 'published' });
      tx.create(motion, { topicId: topic.id });
      putInCatalogue(db, tx, topicInCatalogue(topic.id, topic));
    },
  };
};

/** Only sends the notice; the topic stays. */
export const askToEdit: HouseActHandler<'askToEdit'> = async (context) =>
  (await readTopic(context)) ? accept({}) : refuse('acts-impossible');
