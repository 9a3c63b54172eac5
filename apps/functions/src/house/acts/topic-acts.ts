import { accept, refuse, topicPath, topicSchema, type Topic } from '@rostrum/domain';
import { afterWaiting, list, takeDown } from '../../topics/listing.ts';
import { motionRef } from '../../topics/topic-words.ts';
import { askHouse, askNoMore } from '../waiting-topics.ts';
import type { HouseActContext, HouseActHandler, Prepared, UndoHandler } from './act-on.ts';

async function readTopic({ db, tx, subject }: HouseActContext): Promise<Topic | undefined> {
  if (subject.kind !== 'topic' && subject.kind !== 'waitingTopic') return undefined;
  const stored = await tx.get(db.doc(topicPath(subject.topicId)));
  return stored.exists ? { id: stored.id, ...topicSchema.parse(stored.data()) } : undefined;
}

export const hideTopic: HouseActHandler<'hideTopic'> = async (context) => {
  const topic = await readTopic(context);
  if (!topic) return refuse('acts-impossible');
  const leaveQueue = await askNoMore(context, topic.id);
  return accept({
    before: { topicStatus: topic.status },
    write: () => {
      takeDown(context.db, context.tx, topic, 'hidden');
      leaveQueue();
    },
  });
};

/** Lists a topic again, unless somebody has published the same words in the meantime. One that waited waits again. */
export const showTopic: UndoHandler = async (context, { topicStatus }) => {
  const topic = await readTopic(context);
  if (topic?.status !== 'hidden') return {};
  if (topicStatus !== 'waiting') return (await publishing(context, { ...topic, status: 'published' })) ?? {};
  const { db, tx } = context;
  const ask = await askHouse(context, topic);
  return {
    write: () => {
      tx.update(db.doc(topicPath(topic.id)), { status: 'waiting' });
      ask();
    },
  };
};

/** Publishes a topic that waited. */
export const publishTopic: HouseActHandler<'publishTopic'> = async (context) => {
  const topic = await readTopic(context);
  if (topic?.status !== 'waiting') return refuse('subject-unknown');
  const prepared = await publishing(context, { ...topic, ...afterWaiting(topic, context.atMs) });
  return prepared ? accept(prepared) : refuse('topic-taken');
};

/** Keeps a topic that waited from everybody but its author. */
export const refuseTopic: HouseActHandler<'refuseTopic'> = async (context) => {
  const topic = await readTopic(context);
  if (topic?.status !== 'waiting') return refuse('subject-unknown');
  return accept({ write: () => takeDown(context.db, context.tx, topic, 'hidden') });
};

/** Publishes a refused topic after all, unless somebody has published the same words in the meantime. */
export const publishRefused: UndoHandler = async (context) => {
  const topic = await readTopic(context);
  if (topic?.status !== 'hidden') return {};
  return (await publishing(context, { ...topic, ...afterWaiting(topic, context.atMs) })) ?? {};
};

/** Prepares to list a topic; undefined if another one has its words. */
async function publishing({ db, tx }: HouseActContext, topic: Topic): Promise<Prepared | undefined> {
  if ((await tx.get(motionRef(db, topic.motion))).exists) return undefined;
  const { status, createdAtMs, hot } = topic;
  return {
    write: () => {
      tx.update(db.doc(topicPath(topic.id)), { status, createdAtMs, hot });
      list(db, tx, topic);
    },
  };
}

/** Only sends the notice; the topic stays. */
export const askToEdit: HouseActHandler<'askToEdit'> = async (context) =>
  (await readTopic(context)) ? accept({}) : refuse('acts-impossible');
