import * as m from '@rostrum/words/legal';
import { GuidePage } from '../guide-page.tsx';
import { OperatorAddress } from './operator-parts.tsx';

/** Who runs this deployment. */
export function ImprintPage() {
  return (
    <GuidePage
      title={m.imprint()}
      heading={m.imprint()}
      lede={m.imprintLede()}
      sections={[{ id: 'operator', title: m.operatorTitle(), Section: OperatorAddress }]}
    />
  );
}
