import { TOPIC_CATEGORIES, topicKindSchema, type TopicKind } from '@rostrum/domain';
import type { TopicSort } from '@rostrum/data';
import { Segment, Select, TextInput } from '@rostrum/ui';
import { Search } from 'lucide-react';
import { KIND_WORDS, optionsOf, SORT_WORDS } from '../logic/topic-words.ts';

/** A person's search, as typed and chosen; empty matches everything. */
export type TopicFilters = { sort: TopicSort; category: string; kind: TopicKind | ''; search: string };

export const NO_FILTERS: TopicFilters = { sort: 'hot', category: '', kind: '', search: '' };

const SORTS: readonly TopicSort[] = ['hot', 'new', 'top', 'debated'];
const CATEGORIES = [
  { value: '', label: 'Any category' },
  ...TOPIC_CATEGORIES.map((value) => ({ value: value as string, label: value })),
];
const KINDS: { value: TopicKind | ''; label: string }[] = [
  { value: '', label: 'Policy, value, fact' },
  ...optionsOf(KIND_WORDS, topicKindSchema.options),
];

type TopicFilterBarProps = { filters: TopicFilters; onChange: (filters: TopicFilters) => void };

export function TopicFilterBar({ filters, onChange }: TopicFilterBarProps) {
  return (
    <div className="filters">
      <Segment
        label="Order"
        options={optionsOf(SORT_WORDS, SORTS)}
        value={filters.sort}
        onChange={(sort) => onChange({ ...filters, sort })}
      />
      <TextInput
        type="search"
        icon={Search}
        aria-label="Search motions"
        placeholder="Search motions"
        className="w-60 max-md:w-full"
        value={filters.search}
        onChange={(event) => onChange({ ...filters, search: event.currentTarget.value })}
      />
      <Select
        look="chip"
        label="Category"
        options={CATEGORIES}
        value={filters.category}
        onChange={(category) => onChange({ ...filters, category })}
      />
      <Select
        look="chip"
        label="Kind"
        options={KINDS}
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
    </div>
  );
}
