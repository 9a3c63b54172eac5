import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  FOLLOWS,
  followSchema,
  ROOMS,
  roomSchema,
  TOPICS,
  topicSchema,
  type Room,
  type Topic,
  type TopicDocument,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import { bothLive, type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { useRoomsFor } from './apart.ts';

/** As many as one question to Firestore may name. */
const FOLLOWED_ASKED = 30;
const NEWS_SHOWN = 5;

/** Recent activity of the people somebody follows: newest first, at most five of each. */
export type FollowedNews = { uids: readonly string[]; rooms: readonly Room[]; topics: readonly Topic[] };

/** The people whom a person follows, newest first, at most thirty. */
export function followedSource(by: string): Source<string[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), FOLLOWS),
        where('by', '==', by),
        orderBy('atMs', 'desc'),
        limit(FOLLOWED_ASKED),
      ),
    (_, data) => followSchema.parse(data).uid,
  );
}

/** The newest public debates that some people host or sit in. */
export function roomsOfSource(uids: readonly string[]): Source<Room[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), ROOMS),
        where('visibility', '==', 'public'),
        where('peopleIds', 'array-contains-any', uids),
        orderBy('createdAtMs', 'desc'),
        limit(NEWS_SHOWN),
      ),
    withId<Omit<Room, 'id'>>(roomSchema),
  );
}

/** The newest topics that some people published. */
export function topicsOfSource(uids: readonly string[]): Source<Topic[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), TOPICS),
        where('status', '==', 'published'),
        where('authorId', 'in', uids),
        orderBy('createdAtMs', 'desc'),
        limit(NEWS_SHOWN),
      ),
    withId<TopicDocument>(topicSchema),
  );
}

/** Costs at most forty reads, and one if nobody is followed. */
export function useFollowedNews(uid: string): Live<FollowedNews> {
  const followed = useLive(useMemo(() => followedSource(uid), [uid]));
  const uids = followed.status === 'ready' ? followed.value.toSorted().join(' ') : '';
  const [roomsSource, topicsSource] = useMemo(() => {
    const named = uids.split(' ').filter(Boolean);
    return named.length === 0 ? [null, null] : [roomsOfSource(named), topicsOfSource(named)];
  }, [uids]);
  const rooms = useRoomsFor(uid, useLive(roomsSource));
  const topics = useLive(topicsSource);
  if (followed.status !== 'ready') return followed;
  const { value, stale } = followed;
  if (value.length === 0) return { status: 'ready', value: { uids: [], rooms: [], topics: [] }, stale };
  return bothLive(rooms, topics, (opened, published) => ({ uids: value, rooms: opened, topics: published }));
}
