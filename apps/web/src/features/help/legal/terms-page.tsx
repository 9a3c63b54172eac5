import { DELETED_NAME, shownName } from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/legal';
import { PATHS, settingsUrl } from '../../../shared/navigation/paths.ts';
import { GuidePage, type GuideSection } from '../guide-page.tsx';
import { HouseRules } from '../components/house-rules.tsx';
import { linkTo } from '../../../shared/navigation/link-to.tsx';
import { Filled, OperatorAddress } from './operator-parts.tsx';
import { useOperator } from './use-operator.ts';

function YourWords() {
  return <p data-claim="legal-words">{m.yourWords({ name: shownName(DELETED_NAME) })}</p>;
}

function Breaking() {
  return (
    <p data-claim="reports-appeal">
      {asNode(
        m.breaking({
          house: linkTo(`${PATHS.help}#reports`),
          acts: linkTo(`${PATHS.moderation}#acts`),
        }),
      )}
    </p>
  );
}

function Ending() {
  return <p data-claim="privacy-own-data">{asNode(m.ending({ remove: linkTo(settingsUrl('delete')) }))}</p>;
}

function Law() {
  const { operator } = useOperator();
  return <p data-claim="legal-operator">{asNode(m.law({ where: () => <Filled>{operator.law}</Filled> }))}</p>;
}

const sections = (): readonly GuideSection[] => [
  { id: 'operator', title: m.termsOperator(), Section: OperatorAddress },
  { id: 'rules', title: m.termsRules(), Section: HouseRules },
  { id: 'words', title: m.termsWords(), Section: YourWords },
  { id: 'breaking', title: m.termsBreaking(), Section: Breaking },
  { id: 'ending', title: m.termsEnding(), Section: Ending },
  { id: 'law', title: m.termsLaw(), Section: Law },
];

/** What people agree to, in the product's own terms. */
export function TermsPage() {
  return <GuidePage title={m.terms()} heading={m.terms()} lede={m.termsLede()} sections={sections()} />;
}
