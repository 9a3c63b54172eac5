import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/guide';
import { HouseRules } from '../house-rules.tsx';
import { linkTo } from '../../../../shared/navigation/link-to.tsx';
import { PATHS } from '../../../../shared/navigation/paths.ts';

export function HouseRulesSection() {
  return (
    <>
      <p data-claim="guide-rules-acted-on">{m.rulesActedOn()}</p>
      <HouseRules />
      <p data-claim="guide-rules-broken">
        {asNode(m.rulesBroken({ reports: linkTo(`${PATHS.help}#reports`) }))}
      </p>
    </>
  );
}
