import { CASE_REASON_LIST, CASE_REASONS, severityOf, type Case } from '@rostrum/domain';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Each given reason, most serious first, with the number of people if there are several. */
export function reasonsWords({ reasons }: Pick<Case, 'reasons'>): string {
  return CASE_REASON_LIST.flatMap((reason) => {
    const count = reasons[reason] ?? 0;
    if (count === 0) return [];
    return CASE_REASONS[reason] + (count > 1 ? ` (${people(count)})` : '');
  }).join(' · ');
}

/** The number of reporters: "3 people and 1 visitor". */
export function reportersWords({ people: members, visitors }: Pick<Case, 'people' | 'visitors'>): string {
  const counts = [
    members > 0 && people(members),
    visitors > 0 && (visitors === 1 ? '1 visitor' : `${visitors} visitors`),
  ];
  return counts.filter(Boolean).join(' and ') || 'nobody';
}

/** Whether any reason of it is severe. */
export function isSevereCase({ reasons }: Pick<Case, 'reasons'>): boolean {
  return CASE_REASON_LIST.some((reason) => (reasons[reason] ?? 0) > 0 && severityOf(reason) > 0);
}
