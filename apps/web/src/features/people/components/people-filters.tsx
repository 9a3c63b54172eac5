import type { PeopleWish } from '@rostrum/data';
import { INTEREST_LIST, INTERESTS, isInterest } from '@rostrum/domain';
import { Chip, Select, TextInput } from '@rostrum/ui';
import { Search } from 'lucide-react';

export type PeopleFiltersProps = { wish: PeopleWish; onChange: (wish: PeopleWish) => void };

const ANY = 'any';
const options = () => [
  { value: ANY, label: 'All interests' },
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
        aria-label="Search people"
        placeholder="Name or username"
        className="w-60 max-md:w-full"
        maxLength={60}
        value={words}
        onChange={(event) => onChange({ ...wish, words: event.currentTarget.value })}
      />
      <Chip pressed={isOnline} onClick={() => onChange({ ...wish, isOnline: !isOnline })}>
        Online now
      </Chip>
      <Chip pressed={isFollowed} onClick={() => onChange({ ...wish, isFollowed: !isFollowed })}>
        Following
      </Chip>
      <Select
        look="chip"
        label="Interest"
        options={options()}
        value={interest ?? ANY}
        onChange={(value) => onChange({ ...wish, interest: isInterest(value) ? value : null })}
      />
    </div>
  );
}
