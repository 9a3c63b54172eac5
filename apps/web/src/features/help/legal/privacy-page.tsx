import { KEPT_DAYS } from '@rostrum/domain';
import { asNode } from '@rostrum/ui';
import * as m from '@rostrum/words/legal';
import { builtAppCheckKey } from '../../../env-app-check.ts';
import { useEnv } from '../../../env-context.ts';
import { PATHS, settingsUrl } from '../../../shared/navigation/paths.ts';
import { linkTo } from '../../../shared/navigation/link-to.tsx';
import { GuidePage, type GuideSection } from '../guide-page.tsx';
import { Filled, OperatorAddress } from './operator-parts.tsx';
import { REMOVED, STORED } from './stored.ts';
import { useOperator } from './use-operator.ts';

function Responsible() {
  const { operator } = useOperator();
  return (
    <>
      <OperatorAddress />
      <p data-claim="legal-operator">
        {asNode(m.questions({ who: () => <Filled>{operator.dataProtection}</Filled> }))}
      </p>
    </>
  );
}

function Kept() {
  return (
    <>
      <table className="data" aria-label={m.stored()}>
        <thead>
          <tr>
            <th scope="col">{m.what()}</th>
            <th scope="col">{m.onWhatGround()}</th>
            <th scope="col">{m.forHowLong()}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(STORED).map(([group, { what, ground, kept }]) => (
            <tr key={group} data-claim="legal-stored">
              <th scope="row">{what()}</th>
              <td>{ground()}</td>
              <td>{kept()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{m.removedTitle()}</h3>
      <ul data-claim="legal-removed">
        {Object.entries(REMOVED).map(([collection, what]) => (
          <li key={collection}>{m.removedAfter({ what: what(), days: DAYS.get(collection) ?? 0 })}</li>
        ))}
      </ul>
    </>
  );
}

const DAYS: ReadonlyMap<string, number> = new Map(Object.entries(KEPT_DAYS));

function Where() {
  const { operator } = useOperator();
  return (
    <p data-claim="legal-operator">
      {asNode(m.storedIn({ region: () => <Filled>{operator.region}</Filled> }))}
    </p>
  );
}

function Processors() {
  const { languageModel, sentenceEncoder } = useEnv();
  const { operator } = useOperator();
  const { region = '', processors = [] } = operator;
  const all = [
    m.clerk(),
    m.google({ known: region === '' ? 'no' : 'yes', region }),
    ...(builtAppCheckKey() ? [m.appCheckProof()] : []),
    ...(languageModel ? [m.modelProvider({ name: languageModel })] : []),
    ...(sentenceEncoder ? [m.encoderProvider({ name: sentenceEncoder })] : []),
    ...processors.map(({ name, does, where }) => m.processor({ name, does, where })),
  ];
  return (
    <>
      <ul data-claim="legal-processors">
        {all.map((processor) => (
          <li key={processor}>{processor}</li>
        ))}
      </ul>
      <p data-claim="privacy-processors">
        {asNode(m.pushAndGuide({ guide: linkTo(`${PATHS.help}#privacy`) }))}
      </p>
    </>
  );
}

function Rights() {
  const { operator } = useOperator();
  return (
    <ul>
      <li data-claim="privacy-own-data">{asNode(m.rightCopy({ data: linkTo(settingsUrl('data')) }))}</li>
      <li data-claim="privacy-own-data">
        {asNode(m.rightDelete({ remove: linkTo(settingsUrl('delete')) }))}
      </li>
      <li data-claim="legal-rights">{m.rightCorrect()}</li>
      <li data-claim="legal-operator">
        {asNode(m.rightComplain({ authority: () => <Filled>{operator.authority}</Filled> }))}
      </li>
      <li data-claim="moderation-appeal">{m.rightAppeal()}</li>
    </ul>
  );
}

const sections = (): readonly GuideSection[] => [
  { id: 'responsible', title: m.responsible(), Section: Responsible },
  { id: 'stored', title: m.stored(), Section: Kept },
  { id: 'where', title: m.where(), Section: Where },
  { id: 'processors', title: m.helpers(), Section: Processors },
  { id: 'rights', title: m.rights(), Section: Rights },
];

/** The privacy notice, from the code's list of what is stored and the operator's settings. */
export function PrivacyPage() {
  return <GuidePage title={m.privacy()} heading={m.privacy()} lede={m.privacyLede()} sections={sections()} />;
}
