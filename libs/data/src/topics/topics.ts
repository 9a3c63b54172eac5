import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { TOPICS, topicSchema, type Topic, type TopicDocument } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

const TOPICS_SHOWN = 100;

/** The newest motions that wait for a debate. */
export function topicsSource(): Source<Topic[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), TOPICS),
        where('status', '==', 'published'),
        orderBy('createdAtMs', 'desc'),
        limit(TOPICS_SHOWN),
      ),
    withId<TopicDocument>(topicSchema),
  );
}

const topics = topicsSource();

export function useTopics(): Live<Topic[]> {
  return useLive(topics);
}
