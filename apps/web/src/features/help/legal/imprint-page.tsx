import { GuidePage } from '../guide-page.tsx';
import { OperatorAddress } from './operator-parts.tsx';

const SECTIONS = [{ id: 'operator', title: 'Who runs this', Section: OperatorAddress }];

/** Who runs this deployment. */
export function ImprintPage() {
  return (
    <GuidePage
      title="Imprint"
      heading="Imprint"
      lede="Who runs this deployment, and how to reach them."
      sections={SECTIONS}
    />
  );
}
