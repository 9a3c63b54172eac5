import { Link } from '@rostrum/ui';
import { HouseRules } from '../house-rules.tsx';
import { PATHS } from '../../../../shared/navigation/paths.ts';

export function HouseRulesSection() {
  return (
    <>
      <p data-claim="guide-rules-acted-on">
        Every debate runs under the same rules. The moderator acts on all of them: it keeps the turns and the
        clock, holds attacks and private details, and asks what supports a claim. It cannot tell whether
        somebody argues honestly; that is for all of us.
      </p>
      <HouseRules />
      <p data-claim="guide-rules-broken">
        You can report somebody who breaks them <Link href={`${PATHS.help}#reports`}>to the house</Link>,
        whose moderators decide.
      </p>
    </>
  );
}
