import { HELP, POLICY_LIMITS } from '@rostrum/moderator';

const minutes = (ms: number) => ms / 60_000;
const seconds = (ms: number) => ms / 1_000;

const RUNGS = [
  'A hint at your draft, for you alone.',
  'A private note; the message was sent as it is.',
  'A word to everybody that names the rule, and neither the person nor the words.',
  'The message is held until it is edited or withdrawn.',
  `Besides, the floor rests for ${seconds(POLICY_LIMITS.coolOffMs)} seconds, for both sides alike.`,
  'A human decides: the host is called.',
];

export function ActsTable() {
  return (
    <>
      <p>
        This is all that it can do. It moves no clock of its own accord, scores nobody and removes nobody.
      </p>
      <table className="data" aria-label="What each act does">
        <thead>
          <tr>
            <th scope="col">It</th>
            <th scope="col">When</th>
            <th scope="col">Who sees it</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(HELP).map(([act, { does, when, to }]) => (
            <tr key={act}>
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
      <p>
        What becomes of an attack on a person depends on how sure the moderator is, on the room’s strictness
        and on what came before. Each person has a ladder; it goes one rung down after{' '}
        {minutes(POLICY_LIMITS.cleanMs)} clean minutes.
      </p>
      <ol className="ladder" start={0}>
        {RUNGS.map((rung) => (
          <li key={rung}>{rung}</li>
        ))}
      </ol>
      <p>
        By itself it stops at 4. Threats, sexual words and private details of others are the exception: they
        are hidden and a human is called at once.
      </p>
    </>
  );
}

export function Restraint() {
  return (
    <ul>
      <li>
        Apart from the clock it speaks to all at most once in {minutes(POLICY_LIMITS.publicGapMs)} minutes,
        and about at most {POLICY_LIMITS.publicShare * 100} % of the messages.
      </li>
      <li>It never speaks into a prepared speech.</li>
      <li>You get at most one private note in {minutes(POLICY_LIMITS.noteGapMs)} minutes.</li>
      <li>What is older than {seconds(POLICY_LIMITS.staleMs)} seconds is not said any more.</li>
      <li>Silence is a decision too, and is counted like the others.</li>
    </ul>
  );
}

export function Appeal() {
  return (
    <ul>
      <li>“Why?” on each of its acts shows the rule, the words, what was compared and how sure it was.</li>
      <li>
        “Unfair” from people of {POLICY_LIMITS.unfairSides} sides pauses that kind of act until the host
        allows it again.
      </li>
      <li>
        Whoever is concerned may appeal within {POLICY_LIMITS.appealMs / 86_400_000} days. A human decides who
        did not act. If you are right the message comes back, and a correction says so to all.
      </li>
      <li>
        The host may pause the moderator, silence a kind of act, and take an act back; a host who debates
        takes none back. Whatever the host pauses, threats, sexual content, exposed private details and severe
        hatred are still stopped.
      </li>
      <li>The count of what was found and what was acted on, by side, is open to everybody in the room.</li>
    </ul>
  );
}
