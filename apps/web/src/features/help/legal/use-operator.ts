import { missingOfOperator, readOperator, type Operator, type OperatorNeed } from '@rostrum/domain';
import * as m from '@rostrum/words/legal';
import { useMemo } from 'react';
import { useEnv } from '../../../env-context.ts';

const NEEDS: Readonly<Record<OperatorNeed, () => string>> = {
  name: m.needsName,
  address: m.needsAddress,
  dataProtection: m.needsDataProtection,
  region: m.needsRegion,
  authority: m.needsAuthority,
  law: m.needsLaw,
};

/** The operator of this deployment, and what they have not filled in, in words. A setting that cannot be read counts as none. */
export function useOperator(): { operator: Operator; missing: readonly string[] } {
  const { operator: json = '' } = useEnv();
  return useMemo(() => {
    const operator = readOperator(json) ?? {};
    return { operator, missing: missingOfOperator(operator).map((need) => NEEDS[need]()) };
  }, [json]);
}
