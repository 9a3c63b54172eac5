import { ledgerWord, type Act, type Intervention } from '@rostrum/domain';

const ALL_ACTS = 'all';
/** Everything except bells, handovers and the opening: judgements, and people's decisions. */
export const JUDGEMENTS = 'judgements';
export type LogFilter = typeof ALL_ACTS | typeof JUDGEMENTS | Act;

const OF_THE_CLOCK: ReadonlySet<Act> = new Set(['open', 'time', 'handover', 'close']);

/** The acts that match a filter. */
export function filteredActs(acts: readonly Intervention[], filter: LogFilter): Intervention[] {
  return acts.filter(({ act }) => {
    if (filter === ALL_ACTS) return true;
    return filter === JUDGEMENTS ? !OF_THE_CLOCK.has(act) : act === filter;
  });
}

/** The filters that find something, each with how often. */
export function filterOptions(acts: readonly Intervention[]): { value: LogFilter; label: string }[] {
  const types = [...new Set(acts.map(({ act }) => act))];
  const counted = (value: LogFilter, label: string) => ({
    value,
    label: `${label} (${filteredActs(acts, value).length})`,
  });
  return [
    counted(JUDGEMENTS, 'All but the clock'),
    counted(ALL_ACTS, 'Everything'),
    ...types
      .map((act) => counted(act, ledgerWord(act)))
      .sort((one, other) => (one.label < other.label ? -1 : 1)),
  ];
}

const ENGINES: Readonly<Record<Intervention['engine'], string>> = {
  embedded: 'embedded engine',
  model: 'language model',
  person: 'a person',
};

/** An act's basis, in one line: rule, band, engine, policy version. */
export function basisWords({ rule, band, engine, policyVersion }: Intervention): string {
  return [
    rule,
    engine !== 'person' && band && `confidence ${band}`,
    ENGINES[engine],
    `policy ${policyVersion}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
