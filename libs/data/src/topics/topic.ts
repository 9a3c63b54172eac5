import { collection, doc, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { topicPath, TOPICS, topicSchema, type Topic, type TopicDocument } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource, querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

const WAITING_SHOWN = 20;

const readTopic = withId<TopicDocument>(topicSchema);

export function topicSource(topicId: string): Source<Topic | null> {
  return documentSource(() => doc(firestore(), topicPath(topicId)), readTopic);
}

/** One topic. A topic that is on no list is only for its author and the house. */
export function useTopic(topicId: string): Live<Topic | null> {
  return useLive(useMemo(() => topicSource(topicId), [topicId]));
}

export function waitingTopicsSource(uid: string): Source<Topic[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), TOPICS),
        where('authorId', '==', uid),
        where('status', '==', 'waiting'),
        limit(WAITING_SHOWN),
      ),
    readTopic,
  );
}

/** One's own topics that wait for the house. */
export function useWaitingTopics(uid: string): Live<Topic[]> {
  return useLive(useMemo(() => waitingTopicsSource(uid), [uid]));
}
