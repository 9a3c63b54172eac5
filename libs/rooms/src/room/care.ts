import { hasActed, type ActedDecision, type Decision } from '@rostrum/moderator';

/** Whether a decision only cares for somebody. */
export function isCare({ act }: Pick<ActedDecision, 'act'>): boolean {
  return act === 'care';
}

/** Those of some decisions that only care for somebody. */
export function careIn(decisions: readonly Decision[]): ActedDecision[] {
  return decisions.filter(hasActed).filter(isCare);
}
