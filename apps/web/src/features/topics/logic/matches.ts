import { isCommonWord, searchWords, type Topic } from '@rostrum/domain';
import { soughtIn } from '@rostrum/domain/search';
import type { TopicsWish } from '@rostrum/data';
import type { TopicFilters } from '../components/topic-filters.tsx';

/** The store's query for a search. */
export function wishOf({ sort, category, kind, search }: TopicFilters): TopicsWish {
  return { sort, category: category || null, kind: kind || null, words: phrasesOf(search) };
}

/** For each sought thing the phrases that say it, as the words are stored: its own first. */
function phrasesOf(search: string): TopicsWish['words'] {
  return soughtIn(search, isCommonWord)
    .map(({ typed, near }) => [searchWords(typed.join(' ')), ...near.map(storedOf)])
    .map((phrases) => phrases.filter((phrase) => phrase.length > 0))
    .filter((phrases) => phrases.length > 0);
}

/** The store keeps no words of one or two letters but "ai". */
function storedOf(stems: readonly string[]): string[] {
  return stems.filter((stem) => stem.length > 2 || stem === 'ai');
}

/** Whether a received topic matches the whole search: the store matches only one thing. */
export function matches(topic: Topic, { category, kind, words }: TopicsWish): boolean {
  if (category !== null && topic.category !== category) return false;
  if (kind !== null && topic.kind !== kind) return false;
  return words.every((phrases) =>
    phrases.some((phrase) => phrase.every((word) => topic.words.includes(word))),
  );
}
