import { collection, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { TOPICS, topicSchema, type Topic, type TopicDocument, type TopicKind } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** Together with one's own vote on each, this is 24 reads. */
export const TOPICS_A_PAGE = 12;

/** `hot` see `hotScore`; `new` by date; `top` by votes; `debated` by debates. */
export type TopicSort = 'hot' | 'new' | 'top' | 'debated';

const FIELDS = {
  hot: 'hot',
  new: 'createdAtMs',
  top: 'points',
  debated: 'counts.debates',
} as const satisfies Record<TopicSort, string>;

/** The requested topics. The query contains one sought thing, the longest; the view checks the rest. */
export type TopicsWish = {
  sort: TopicSort;
  category: string | null;
  kind: TopicKind | null;
  /** For each thing that is sought the phrases that say it, its own first; each is words as the store has them. */
  words: readonly (readonly (readonly string[])[])[];
};

/** A topic's position in an order: the next page begins after it. */
export type TopicPlace = { value: number; id: string };

export function topicPlace(topic: Topic, { sort }: TopicsWish): TopicPlace {
  const values: Record<TopicSort, number> = {
    hot: topic.hot,
    new: topic.createdAtMs,
    top: topic.points,
    debated: topic.counts.debates,
  };
  return { value: values[sort], id: topic.id };
}

/** The database compares so many values at most. */
const MOST_VALUES = 30;

/** The first words of the phrases of the longest thing that is sought. */
function wordsToAsk({ words }: TopicsWish): string[] {
  const lengthOf = (phrases: readonly (readonly string[])[]) => phrases[0]?.join(' ').length ?? 0;
  const [longest = []] = words.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return [...new Set(longest.flatMap(([first]) => first ?? []))].slice(0, MOST_VALUES);
}

/** One page of the published topics after a place; null starts at the beginning. */
export function topicsPageSource(wish: TopicsWish, after: TopicPlace | null): Source<Topic[]> {
  const words = wordsToAsk(wish);
  const chosen =
    words.length === 0
      ? [
          ...(wish.category === null ? [] : [where('category', '==', wish.category)]),
          ...(wish.kind === null ? [] : [where('kind', '==', wish.kind)]),
        ]
      : [where('words', 'array-contains-any', words)];
  return querySource(
    () =>
      query(
        collection(firestore(), TOPICS),
        where('status', '==', 'published'),
        ...chosen,
        orderBy(FIELDS[wish.sort], 'desc'),
        orderBy('__name__', 'desc'),
        ...(after ? [startAfter(after.value, after.id)] : []),
        limit(TOPICS_A_PAGE),
      ),
    withId<TopicDocument>(topicSchema),
  );
}

/** Listens to a page. Memoise the wish; a place is compared by its content. */
export function useTopicsPage(wish: TopicsWish, after: TopicPlace | null): Live<Topic[]> {
  const value = after?.value ?? null;
  const id = after?.id ?? null;
  const source = useMemo(
    () => topicsPageSource(wish, value === null || id === null ? null : { value, id }),
    [wish, value, id],
  );
  return useLive(source);
}
