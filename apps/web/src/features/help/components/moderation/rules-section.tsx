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
      <p data-claim="moderation-limits-of-power">
        This is all it can do. It mutes nobody, removes nobody and scores nobody while people debate. It stops
        the clock in two cases only: after something severe, until people go on, and while the floor rests.
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
      <p data-claim="moderation-ladder">
        What becomes of an attack on a person depends on how sure the moderator is, on the room’s strictness
        and on what came before. Each person has a ladder; it goes one rung down after{' '}
        {minutes(POLICY_LIMITS.cleanMs)} clean minutes.
      </p>
      <ol className="ladder" data-claim="moderation-ladder" start={0}>
        {RUNGS.map((rung) => (
          <li key={rung}>{rung}</li>
        ))}
      </ol>
      <p data-claim="moderation-severe">
        By itself it stops at 4. Threats, sexual words, a minor at risk and private details of others next to
        hostility are the exception: they are hidden and a human is called at once.
      </p>
    </>
  );
}

export function Restraint() {
  return (
    <ul data-claim="moderation-restraint">
      <li>
        Apart from the clock it speaks to all at most once in {minutes(POLICY_LIMITS.publicGapMs)} minutes,
        and about at most {POLICY_LIMITS.publicShare * 100} % of the messages.
      </li>
      <li>It never speaks into a prepared speech.</li>
      <li>You get at most one private note in {minutes(POLICY_LIMITS.noteGapMs)} minutes.</li>
      <li>It never raises anything more than {seconds(POLICY_LIMITS.staleMs)} seconds old.</li>
      <li>Silence is a decision too, and is counted like the others.</li>
    </ul>
  );
}

export function Appeal() {
  return (
    <ul data-claim="moderation-appeal">
      <li>“Why?” on each of its acts shows the rule, the words, what was compared and how sure it was.</li>
      <li>
        “Unfair” from people of {POLICY_LIMITS.unfairSides} sides pauses that kind of act until the host
        allows it again.
      </li>
      <li>
        The people concerned may appeal within {POLICY_LIMITS.appealMs / 86_400_000} days. Somebody who did
        not act decides. If you are right, the message comes back and a correction tells everybody.
      </li>
      <li>
        The host may pause the moderator, turn off a kind of act, and undo an act; a host who debates cannot
        undo any. Whatever the host pauses, threats, sexual content, minors at risk, exposed private details
        and severe hatred are still stopped.
      </li>
      <li>The count of what was found and what was acted on, by side, is open to everybody in the room.</li>
    </ul>
  );
}
