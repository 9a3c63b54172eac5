import { topicKindSchema, type TopicKind } from '@rostrum/domain';
import type { TopicSort } from '@rostrum/data';
import { Segment, Select, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { Search } from 'lucide-react';
import { categoryOptions, kindWords, optionsOf, sortWords } from '../logic/topic-words.ts';

/** A person's search, as typed and chosen; empty matches everything. */
export type TopicFilters = { sort: TopicSort; category: string; kind: TopicKind | ''; search: string };

export const NO_FILTERS: TopicFilters = { sort: 'hot', category: '', kind: '', search: '' };

const SORTS: readonly TopicSort[] = ['hot', 'new', 'top', 'debated'];
const categories = () => [{ value: '', label: m.anyCategory() }, ...categoryOptions()];
const kinds = (): { value: TopicKind | ''; label: string }[] => [
  { value: '', label: m.anyKind() },
  ...optionsOf(kindWords, topicKindSchema.options),
];

type TopicFilterBarProps = { filters: TopicFilters; onChange: (filters: TopicFilters) => void };

export function TopicFilterBar({ filters, onChange }: TopicFilterBarProps) {
  return (
    <div className="filters">
      <Segment
        label={m.sortBy()}
        options={optionsOf(sortWords, SORTS)}
        value={filters.sort}
        onChange={(sort) => onChange({ ...filters, sort })}
      />
      <TextInput
        type="search"
        icon={Search}
        aria-label={m.searchMotions()}
        placeholder={m.searchMotions()}
        className="w-60 max-md:w-full"
        value={filters.search}
        onChange={(event) => onChange({ ...filters, search: event.currentTarget.value })}
      />
      <Select
        look="chip"
        label={m.category()}
        options={categories()}
        value={filters.category}
        onChange={(category) => onChange({ ...filters, category })}
      />
      <Select
        look="chip"
        label={m.kind()}
        options={kinds()}
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
    </div>
  );
}
