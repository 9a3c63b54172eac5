import type { PeopleWish } from '@rostrum/data';
import { INTEREST_LIST, INTERESTS, isInterest } from '@rostrum/domain';
import { Chip, Select, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/people';
import { Search } from 'lucide-react';

export type PeopleFiltersProps = { wish: PeopleWish; onChange: (wish: PeopleWish) => void };

const ANY = 'any';
const options = () => [
  { value: ANY, label: m.allInterests() },
  ...INTEREST_LIST.map((interest) => ({ value: interest, label: INTERESTS[interest]() })),
];

/** The search, and what narrows it. */
export function PeopleFilters({ wish, onChange }: PeopleFiltersProps) {
  const { words, interest, isOnline, isFollowed } = wish;
  return (
    <div className="filters">
      <TextInput
        type="search"
        icon={Search}
        aria-label={m.search()}
        placeholder={m.searchHint()}
        className="w-60 max-md:w-full"
        maxLength={60}
        value={words}
        onChange={(event) => onChange({ ...wish, words: event.currentTarget.value })}
      />
      <Chip pressed={isOnline} onClick={() => onChange({ ...wish, isOnline: !isOnline })}>
        {m.filterOnline()}
      </Chip>
      <Chip pressed={isFollowed} onClick={() => onChange({ ...wish, isFollowed: !isFollowed })}>
        {m.following()}
      </Chip>
      <Select
        look="chip"
        label={m.interest()}
        options={options()}
        value={interest ?? ANY}
        onChange={(value) => onChange({ ...wish, interest: isInterest(value) ? value : null })}
      />
    </div>
  );
}
