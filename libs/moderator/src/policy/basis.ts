import type { Act } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import { nameRule, type HouseRuleId } from './house-rules.ts';

/** The basis of a decision, as text: a house rule, or a row of the moderator's own table. */
export function basisOf(act: Act | null, rule: HouseRuleId | null): string {
  if (rule) return nameRule(rule);
  return act ? m.tableRow({ act }) : m.table();
}
