import { Link } from '@rostrum/ui';
import { PATHS, settingsUrl } from '../../../shared/navigation/paths.ts';
import { GuidePage } from '../guide-page.tsx';
import { HouseRules } from '../components/house-rules.tsx';
import { Filled, OperatorAddress } from './operator-parts.tsx';
import { useOperator } from './use-operator.ts';

function YourWords() {
  return (
    <p data-claim="legal-words">
      What you write stays yours. You let us show it to the people who may read the debate or the topic, for
      as long as it is there. What you said in a debate stays in its record when you delete your account, by a
      “Deleted user”.
    </p>
  );
}

function Breaking() {
  return (
    <p data-claim="reports-appeal">
      <Link href={`${PATHS.help}#reports`}>The house</Link> decides about reports, with a statement of
      reasons, and you can appeal. <Link href={`${PATHS.moderation}#acts`}>The moderator’s acts</Link> can be
      appealed, too.
    </p>
  );
}

function Ending() {
  return (
    <p data-claim="privacy-own-data">
      It costs nothing. You can <Link href={settingsUrl('delete')}>delete your account</Link> at any time, and
      need give no reason.
    </p>
  );
}

function Law() {
  const { operator } = useOperator();
  return (
    <p data-claim="legal-operator">
      The law of this place applies: <Filled>{operator.law}</Filled>
    </p>
  );
}

const SECTIONS = [
  { id: 'operator', title: 'Who you agree with', Section: OperatorAddress },
  { id: 'rules', title: 'The rules', Section: HouseRules },
  { id: 'words', title: 'Your words', Section: YourWords },
  { id: 'breaking', title: 'If somebody breaks the rules', Section: Breaking },
  { id: 'ending', title: 'Ending it', Section: Ending },
  { id: 'law', title: 'Law', Section: Law },
];

/** What people agree to, in the product's own terms. */
export function TermsPage() {
  return (
    <GuidePage
      title="Terms"
      heading="Terms"
      lede="What you agree to when you debate here."
      sections={SECTIONS}
    />
  );
}
