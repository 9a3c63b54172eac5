import type { TopicsWish } from '@rostrum/data';
import { Bones } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import type { ReactNode } from 'react';
import { useWordsMeant } from '../hooks/use-words-meant.ts';
import { wishOf } from '../logic/matches.ts';
import type { TopicFilters } from './topic-filters.tsx';
import { TopicPages } from './topic-pages.tsx';

export type TopicsMeantProps = {
  filters: TopicFilters;
  uid: string;
  /** Shown if nothing like the search is there either. */
  nothing: ReactNode;
};

/** The topics for a mistyped search, with the words that it was taken for. */
export function TopicsMeant({ filters, uid, nothing }: TopicsMeantProps) {
  const meant = useWordsMeant(filters.search, filters.category);
  if (meant.at === 'looking') return <Bones label={m.loadingTopics()} lines={3} />;
  if (meant.words === undefined) return nothing;
  const wish = wishOf({ ...filters, search: meant.words });
  if (isSame(wish, wishOf(filters))) return nothing;
  return (
    <>
      <output className="muted">
        {m.searchedInstead({ search: filters.search.trim(), words: meant.words })}
      </output>
      <TopicPages key={meant.words} wish={wish} uid={uid} after={null} nothing={nothing} />
    </>
  );
}

/** The catalogue may still have a topic that has just been withdrawn: its words were not mistyped. */
function isSame(one: TopicsWish, other: TopicsWish): boolean {
  return JSON.stringify(one.words) === JSON.stringify(other.words);
}
