import { useDuty } from '@rostrum/data';
import type { Duty } from '@rostrum/domain';
import { useMemo } from 'react';

/** The duties that this person holds, as far as that is known. */
export function useDuties(): readonly Duty[] {
  const isModerator = useDuty('moderator');
  const isOperator = useDuty('operator');
  return useMemo(
    () => [...(isModerator ? (['moderator'] as const) : []), ...(isOperator ? (['operator'] as const) : [])],
    [isModerator, isOperator],
  );
}
