import { FORMATS, type Pace } from '@rostrum/domain';
import { Button, Chip, Select } from '@rostrum/ui';
import type { ReactNode } from 'react';
import {
  isFiltered,
  languageName,
  NO_FILTERS,
  type LobbyFilters,
  type LobbyLanguage,
} from './lobby-filters.ts';

export type FilterBarProps = {
  filters: LobbyFilters;
  onFilters: (filters: LobbyFilters) => void;
  /** The languages there is something in. */
  languages: readonly LobbyLanguage[];
  /** How much is left, at the end of the line. */
  children: ReactNode;
};

const ANY = 'any';
const FORMAT_OPTIONS = [
  { value: ANY, label: 'Any format' },
  ...[...FORMATS.values()].map(({ id, name }) => ({ value: id, label: name })),
];
const PACE_OPTIONS = [
  { value: ANY, label: 'Any pace' },
  { value: 'written', label: 'Written pace' },
  { value: 'spoken', label: 'Spoken pace' },
  { value: 'correspondence', label: 'By correspondence' },
] as const;

/** The lobby's filters. */
export function FilterBar({ filters, onFilters, languages, children }: FilterBarProps) {
  const { seatsFree, formatId, pace, language } = filters;
  const set = (change: Partial<LobbyFilters>) => onFilters({ ...filters, ...change });
  const offered = language && !languages.includes(language) ? [...languages, language] : languages;
  return (
    <div className="filters mb-0">
      <Chip pressed={seatsFree} onClick={() => set({ seatsFree: !seatsFree })}>
        Seats free
      </Chip>
      <Select
        look="chip"
        label="Format"
        options={FORMAT_OPTIONS}
        value={formatId ?? ANY}
        onChange={(value) => set({ formatId: value === ANY ? null : value })}
      />
      <Select<'any' | Pace>
        look="chip"
        label="Pace"
        options={PACE_OPTIONS}
        value={pace ?? ANY}
        onChange={(value) => set({ pace: value === ANY ? null : value })}
      />
      <Select<LobbyLanguage | 'any'>
        look="chip"
        label="Language of the debate"
        options={[
          { value: ANY, label: 'Any language' },
          ...offered.map((one) => ({ value: one, label: languageName(one) })),
        ]}
        value={language ?? ANY}
        onChange={(value) => set({ language: value === ANY ? null : value })}
      />
      {isFiltered(filters) && (
        <Button look="quiet" size="sm" onClick={() => onFilters(NO_FILTERS)}>
          Show all
        </Button>
      )}
      {children}
    </div>
  );
}
