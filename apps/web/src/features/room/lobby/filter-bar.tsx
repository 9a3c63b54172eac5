import { formatName, FORMATS, type Pace } from '@rostrum/domain';
import { Button, Chip, Select } from '@rostrum/ui';
import * as m from '@rostrum/words/room-lobby';
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
const formatOptions = () => [
  { value: ANY, label: m.anyFormat() },
  ...[...FORMATS.values()].map((format) => ({ value: format.id, label: formatName(format) })),
];
const paceOptions = (): { value: 'any' | Pace; label: string }[] => [
  { value: ANY, label: m.anyPace() },
  { value: 'written', label: m.written() },
  { value: 'spoken', label: m.spoken() },
  { value: 'correspondence', label: m.correspondence() },
];

/** The lobby's filters. */
export function FilterBar({ filters, onFilters, languages, children }: FilterBarProps) {
  const { seatsFree, formatId, pace, language } = filters;
  const set = (change: Partial<LobbyFilters>) => onFilters({ ...filters, ...change });
  const offered = language && !languages.includes(language) ? [...languages, language] : languages;
  return (
    <div className="filters mb-0">
      <Chip pressed={seatsFree} onClick={() => set({ seatsFree: !seatsFree })}>
        {m.seatsFree()}
      </Chip>
      <Select
        look="chip"
        label={m.format()}
        options={formatOptions()}
        value={formatId ?? ANY}
        onChange={(value) => set({ formatId: value === ANY ? null : value })}
      />
      <Select<'any' | Pace>
        look="chip"
        label={m.pace()}
        options={paceOptions()}
        value={pace ?? ANY}
        onChange={(value) => set({ pace: value === ANY ? null : value })}
      />
      <Select<LobbyLanguage | 'any'>
        look="chip"
        label={m.language()}
        options={[
          { value: ANY, label: m.anyLanguage() },
          ...offered.map((one) => ({ value: one, label: languageName(one) })),
        ]}
        value={language ?? ANY}
        onChange={(value) => set({ language: value === ANY ? null : value })}
      />
      {isFiltered(filters) && (
        <Button look="quiet" size="sm" onClick={() => onFilters(NO_FILTERS)}>
          {m.showAll()}
        </Button>
      )}
      {children}
    </div>
  );
}
