import {
  CASE_REASON_LIST,
  CASE_REASONS,
  severityOf,
  type Case,
  type CaseReason,
  type HouseAct,
} from '@rostrum/domain';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/house';
import { houseActsWords } from '../../../shared/casework/house-act-words.ts';

/** Each given reason, most serious first, with the number of people if there are several. */
export function reasonsWords({ reasons }: Pick<Case, 'reasons'>): string {
  return CASE_REASON_LIST.flatMap((reason) => {
    const count = reasons[reason] ?? 0;
    if (count === 0) return [];
    return count > 1 ? m.reasonCount({ reason: CASE_REASONS[reason](), count }) : CASE_REASONS[reason]();
  }).join(' · ');
}

/** The number of reporters: "3 people and 1 visitor". */
export function reportersWords({ people: members, visitors }: Pick<Case, 'people' | 'visitors'>): string {
  const counts = [
    ...(members > 0 ? [m.people({ count: members })] : []),
    ...(visitors > 0 ? [m.visitors({ count: visitors })] : []),
  ];
  return formatList(counts) || m.nobody();
}

/** The acts of a decision, with the reason for them if there is one. */
export function decisionWords(acts: readonly HouseAct[], ground: CaseReason | null): string {
  const words = houseActsWords(acts);
  return ground ? m.actsOnGround({ acts: words, ground: CASE_REASONS[ground]() }) : words;
}

/** Whether any reason of it is severe. */
export function isSevereCase({ reasons }: Pick<Case, 'reasons'>): boolean {
  return CASE_REASON_LIST.some((reason) => (reasons[reason] ?? 0) > 0 && severityOf(reason) > 0);
}
