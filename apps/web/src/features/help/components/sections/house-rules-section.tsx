import { Link } from '@rostrum/ui';
import { HouseRules } from '../house-rules.tsx';
import { PATHS } from '../../../../shared/navigation/paths.ts';

export function HouseRulesSection() {
  return (
    <>
      <p>
        Every debate runs under the same rules. The moderator acts on the first three; the others are for all
        of us.
      </p>
      <HouseRules />
      <p>
        Who breaks them is <Link href={`${PATHS.help}#reports`}>reported to the house</Link>, which decides.
      </p>
    </>
  );
}
