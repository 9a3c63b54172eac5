import type { Act } from '@rostrum/domain';
import { nameRule, type HouseRuleId } from './house-rules.ts';

/** The basis of a decision, as text: a house rule, or a row of the moderator's own table. */
export function basisOf(act: Act | null, rule: HouseRuleId | null): string {
  if (rule) return nameRule(rule);
  return act ? `The moderator's table, "${act}"` : "The moderator's table";
}
