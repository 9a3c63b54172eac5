import { searchWords, type Topic } from '@rostrum/domain';
import type { TopicsWish } from '@rostrum/data';
import type { TopicFilters } from '../components/topic-filters.tsx';

/** The store's query for a search. */
export function wishOf({ sort, category, kind, search }: TopicFilters): TopicsWish {
  return { sort, category: category || null, kind: kind || null, words: searchWords(search) };
}

/** Whether a received topic matches the whole search: the store matches only one word. */
export function matches(topic: Topic, { category, kind, words }: TopicsWish): boolean {
  if (category !== null && topic.category !== category) return false;
  if (kind !== null && topic.kind !== kind) return false;
  return words.every((word) => topic.words.includes(word));
}
