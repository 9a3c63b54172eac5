import { KEPT_DAYS } from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import { useEnv } from '../../../env-context.ts';
import { PATHS, settingsUrl } from '../../../shared/navigation/paths.ts';
import { GuidePage } from '../guide-page.tsx';
import { Filled, OperatorAddress } from './operator-parts.tsx';
import { REMOVED, STORED } from './stored.ts';
import { useOperator } from './use-operator.ts';

function Responsible() {
  const { operator } = useOperator();
  return (
    <>
      <OperatorAddress />
      <p data-claim="legal-operator">
        Questions about personal data: <Filled>{operator.dataProtection}</Filled>
      </p>
    </>
  );
}

function Kept() {
  return (
    <>
      <table className="data" aria-label="What is stored, why and for how long">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">On what ground</th>
            <th scope="col">For how long</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(STORED).map(([group, { what, ground, kept }]) => (
            <tr key={group} data-claim="legal-stored">
              <th scope="row">{what}</th>
              <td>{ground}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>What the database removes by itself</h3>
      <ul data-claim="legal-removed">
        {Object.entries(REMOVED).map(([collection, what]) => (
          <li key={collection}>
            {what}: after {daysOf(collection)}
          </li>
        ))}
      </ul>
    </>
  );
}

const DAYS: ReadonlyMap<string, number> = new Map(Object.entries(KEPT_DAYS));

function daysOf(collection: string): string {
  const days = DAYS.get(collection) ?? 0;
  return days === 1 ? 'a day' : `${days} days`;
}

function Where() {
  const { operator } = useOperator();
  return (
    <p data-claim="legal-operator">
      The data is stored in: <Filled>{operator.region}</Filled>
    </p>
  );
}

function Processors() {
  const { languageModel, sentenceEncoder } = useEnv();
  const { operator } = useOperator();
  const processors = [
    { name: 'Clerk', does: 'signs you in', where: '' },
    { name: 'Google (Firebase)', does: 'stores the data and runs the server', where: operator.region },
    ...(languageModel ? [{ name: languageModel, does: 'provides the language model', where: '' }] : []),
    ...(sentenceEncoder ? [{ name: sentenceEncoder, does: 'turns sentences into numbers', where: '' }] : []),
    ...(operator.processors ?? []),
  ];
  return (
    <>
      <ul data-claim="legal-processors">
        {processors.map(({ name, does, where }) => (
          <li key={`${name} ${does}`}>
            {name} {does}
            {where && ` (${where})`}.
          </li>
        ))}
      </ul>
      <p data-claim="privacy-processors">
        If you ask for push messages, your browser’s maker delivers them, encrypted. The{' '}
        <Link href={`${PATHS.help}#privacy`}>guide</Link> says what each of them is sent.
      </p>
    </>
  );
}

function Rights() {
  const { operator } = useOperator();
  return (
    <ul>
      <li data-claim="privacy-own-data">
        See and take along: <Link href={settingsUrl('data')}>Download my data</Link>, at any time.
      </li>
      <li data-claim="privacy-own-data">
        Delete: <Link href={settingsUrl('delete')}>Delete my account</Link>, at any time.
      </li>
      <li data-claim="legal-rights">
        Correct: your profile and settings are yours to change. For anything else, write to the operator.
      </li>
      <li data-claim="legal-operator">
        Complain to: <Filled>{operator.authority}</Filled>
      </li>
      <li data-claim="moderation-appeal">
        A decision of the moderator can be appealed, and then a person decides.
      </li>
    </ul>
  );
}

const SECTIONS = [
  { id: 'responsible', title: 'Who is responsible', Section: Responsible },
  { id: 'stored', title: 'What is stored, why and for how long', Section: Kept },
  { id: 'where', title: 'Where', Section: Where },
  { id: 'processors', title: 'Who helps', Section: Processors },
  { id: 'rights', title: 'Your rights', Section: Rights },
];

/** The privacy notice, from the code's list of what is stored and the operator's settings. */
export function PrivacyPage() {
  return (
    <GuidePage
      title="Privacy notice"
      heading="Privacy notice"
      lede="What is stored about you, where, for how long and why. Who sees what is in the guide."
      sections={SECTIONS}
    />
  );
}
