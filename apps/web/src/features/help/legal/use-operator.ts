import { missingOfOperator, OPERATOR_NEEDS, readOperator, type Operator } from '@rostrum/domain';
import { useMemo } from 'react';
import { useEnv } from '../../../env-context.ts';

/** The operator of this deployment, and what they have not filled in, in words. A setting that cannot be read counts as none. */
export function useOperator(): { operator: Operator; missing: readonly string[] } {
  const { operator: json = '' } = useEnv();
  return useMemo(() => {
    const operator = readOperator(json) ?? {};
    return { operator, missing: missingOfOperator(operator).map((need) => OPERATOR_NEEDS[need]) };
  }, [json]);
}
