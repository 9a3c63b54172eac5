import { Link, Note } from '@rostrum/ui';
import { PATHS } from '../../../../shared/navigation/paths.ts';

const ACTS = [
  {
    act: 'Opens the debate',
    when: 'the first step begins: who speaks for which side, and who has the floor',
  },
  { act: 'Hands over', when: 'a step ends: who has the floor now, and for how long' },
  { act: 'Calls the time', when: 'one minute is left, thirty seconds are left, and when the time is over' },
  { act: 'Holds a personal attack', when: 'a phrase clearly speaks about a person instead of a claim' },
  { act: 'Closes the debate', when: 'the last step has ended, or the host has ended it' },
];

export function ModeratorSection() {
  return (
    <>
      <p>
        The moderator is an AI and says so. It takes no side, gives no verdict, and does these things in every
        debate:
      </p>
      <dl className="guide-acts">
        {ACTS.map(({ act, when }) => (
          <div key={act}>
            <dt>{act}</dt>
            <dd>when {when}.</dd>
          </div>
        ))}
      </dl>
      <h3>What becomes of a held message</h3>
      <p>
        Your opponent does not see it. You do, with the words that it was held for and the reason; so does the
        host if they do not debate. Change the phrase and send it again, or withdraw it.
      </p>
      <Note
        kind="boxed"
        verb="holds a message"
        say="Only you and the host, who does not debate, see this. One phrase speaks about a person, not about a claim. “Only a snob like you”"
        rule="Rule 2, speak about the claim"
      />
      <p>
        Where there is reason to, it also asks, reminds, sums up, slows somebody down or calls the host:{' '}
        <Link href={PATHS.moderation}>everything that it can do</Link>.
      </p>
      <h3>How it finds an attack</h3>
      <p>
        With written patterns and with figures that were trained on public texts; no language model is needed.
        “Your argument is stupid” is about an argument and passes; “you are stupid” is held. Words you quote
        or deny are not counted against you. Disguised spelling is read as what it stands for. Nothing is held
        unless there is a phrase to point at.
      </p>
      <p>
        What it finds has a confidence: low, medium or high. Relaxed debates hold what is high. Standard ones
        also send the author a private note from medium on. Strict ones hold from medium on and note from low
        on.
      </p>
      <p>
        All of it, with the figures of how often it is wrong and a box to try it in:{' '}
        <Link href={PATHS.moderation}>the moderator, in the open</Link>.
      </p>
      <p>
        “Why?” on each of its acts shows the rule, the words, the pattern, the word that decided, the
        confidence and the version of its policy. The same words lead to the same decision for either side:
        the engine is not told whose they are.
      </p>
    </>
  );
}
