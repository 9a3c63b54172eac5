import { HELP, POLICY_LIMITS } from '@rostrum/moderator';
import * as m from '@rostrum/words/moderation-page';

const minutes = (ms: number) => ms / 60_000;
const seconds = (ms: number) => ms / 1_000;

const rungs = (): readonly string[] => [
  m.rungHint(),
  m.rungNote(),
  m.rungPublic(),
  m.rungHeld(),
  m.rungRest({ seconds: seconds(POLICY_LIMITS.coolOffMs) }),
  m.rungHuman(),
];

export function ActsTable() {
  return (
    <>
      <p data-claim="moderation-limits-of-power">{m.powers()}</p>
      <table className="data" aria-label={m.actsTable()}>
        <thead>
          <tr>
            <th scope="col">{m.it()}</th>
            <th scope="col">{m.when()}</th>
            <th scope="col">{m.whoSees()}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(HELP).map(([act, { does, when, to }]) => (
            <tr key={act} data-claim="moderation-acts">
              <th scope="row">{does}</th>
              <td>{when}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function Ladder() {
  return (
    <>
      <p data-claim="moderation-ladder">{m.ladderAbout({ minutes: minutes(POLICY_LIMITS.cleanMs) })}</p>
      <ol className="ladder" data-claim="moderation-ladder" start={0}>
        {rungs().map((rung) => (
          <li key={rung}>{rung}</li>
        ))}
      </ol>
      <p data-claim="moderation-severe">{m.severe()}</p>
    </>
  );
}

export function Restraint() {
  return (
    <ul data-claim="moderation-restraint">
      <li>
        {m.publicLimit({
          minutes: minutes(POLICY_LIMITS.publicGapMs),
          percent: POLICY_LIMITS.publicShare * 100,
        })}
      </li>
      <li>{m.notIntoSpeech()}</li>
      <li>{m.noteLimit({ minutes: minutes(POLICY_LIMITS.noteGapMs) })}</li>
      <li>{m.staleLimit({ seconds: seconds(POLICY_LIMITS.staleMs) })}</li>
      <li>{m.silence()}</li>
    </ul>
  );
}

export function Appeal() {
  return (
    <ul data-claim="moderation-appeal">
      <li>{m.appealWhy()}</li>
      <li>{m.appealUnfair({ sides: POLICY_LIMITS.unfairSides })}</li>
      <li>{m.appealWithin({ days: POLICY_LIMITS.appealMs / 86_400_000 })}</li>
      <li>{m.appealHost()}</li>
      <li>{m.appealCount()}</li>
    </ul>
  );
}
