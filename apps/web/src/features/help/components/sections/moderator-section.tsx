import { HELP, STRICTNESS_TABLES } from '@rostrum/moderator';
import { Link, Note } from '@rostrum/ui';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { strictnessWords } from '../../logic/moderation/strictness-words.ts';

/** What it does in every debate; the rest is on its own page. */
const ALWAYS = ['open', 'handover', 'time', 'personAttack', 'severe', 'close'] as const;

export function ModeratorSection() {
  return (
    <>
      <p data-claim="guide-no-side">
        The moderator is an AI and says so. It takes no side and decides nothing about the motion while people
        debate. The report afterwards contains a verdict, or says that it is too close to call. This is what
        it does in every debate:
      </p>
      <dl className="guide-acts" data-claim="moderation-acts">
        {ALWAYS.map((act) => (
          <div key={act}>
            <dt>{HELP[act].does}</dt>
            <dd>when: {HELP[act].when}</dd>
          </div>
        ))}
      </dl>
      <h3>What becomes of a held message</h3>
      <p data-claim="guide-held">
        Your opponent does not see it. You do, with the words it was held for and the reason; so does a host
        who does not debate. Change the phrase and send it again, withdraw it, or appeal.
      </p>
      <Note
        kind="boxed"
        verb="holds a message"
        say="Only you and the host, who does not debate, see this. One phrase speaks about a person, not about a claim. “Only a snob like you”"
        rule="Rule 2, speak about the claim"
      />
      <p data-claim="moderation-acts">
        Where there is reason to, it also asks, reminds, sums up, slows somebody down, lets the floor rest or
        calls the host: <Link href={`${PATHS.moderation}#acts`}>everything it can do</Link>.
      </p>
      <h3>How it finds an attack</h3>
      <p data-claim="guide-how-it-finds">
        With written patterns and with figures learned from public texts; no language model is needed. “Your
        argument is stupid” is about an argument and passes; “you are stupid” is held. Words you quote or deny
        are not counted against you. Disguised spelling is read as what it stands for. Nothing is held as an
        attack unless there is a phrase to point at.
      </p>
      <p data-claim="guide-confidence">
        What it finds has a confidence: low, medium or high. Only an explicit phrase, or one that a second
        reading is sure of, is ever held; a doubtful one leads to a private note at most.
      </p>
      <ul data-claim="guide-strictness">
        {(['relaxed', 'standard', 'strict'] as const).map((strictness) => (
          <li key={strictness}>{strictnessWords(strictness, STRICTNESS_TABLES[strictness].attack)}</li>
        ))}
      </ul>
      <p data-claim="moderation-figures">
        All of it, with the figures of how often it is wrong and a box to try it in:{' '}
        <Link href={PATHS.moderation}>the moderator, in the open</Link>.
      </p>
      <p data-claim="guide-why">
        “Why?” on each of its acts shows the rule, the words, the pattern, the word that decided, the
        confidence and the version of its policy. The same words lead to the same decision for either side:
        the engine is not told whose they are.
      </p>
    </>
  );
}
