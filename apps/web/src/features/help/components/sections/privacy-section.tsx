import { FEWEST_TOLD } from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import { EncoderUse } from '../../../../shared/model-use/encoder-use.tsx';
import { ModelUse } from '../../../../shared/model-use/model-use.tsx';
import { PATHS, settingsUrl } from '../../../../shared/navigation/paths.ts';

export function PrivacySection() {
  return (
    <>
      <p data-claim="legal-stored">
        What is stored, for how long and why is in the <Link href={PATHS.privacy}>privacy notice</Link>.
      </p>
      <h3>What others see of you</h3>
      <ul>
        <li data-claim="privacy-email">
          Your name, email address and picture, from your registration: only you can look this record up.
        </li>
        <li data-claim="privacy-profile">
          Your profile, with what you add to it: everybody who is signed in. If you hide it, only the people
          you follow; if one of you has blocked the other, neither of you. House moderators always can.
        </li>
        <li data-claim="privacy-photo">
          Your photo, redrawn on our side: at most 512 pixels, without the place and the device that a camera
          notes.
        </li>
        <li data-claim="privacy-scores">
          Your scores from the report: only you. Others see your strengths only if you show them.
        </li>
        <li data-claim="privacy-votes">
          Your votes on a debate: only you. The counts come out after it, and no count below {FEWEST_TOLD}.
        </li>
        <li data-claim="privacy-drafts">Your drafts: only you, not even the host or the house.</li>
        <li data-claim="privacy-ballots">
          Your ballot as a judge: only you, until all are in. Then it is part of the decision, for everybody
          who may read the debate.
        </li>
        <li data-claim="privacy-notes">
          The moderator’s private notes to you: you, and a host who has and had no seat. What it says when it
          is worried about you: you alone, and the host only in rooms that say so.
        </li>
        <li data-claim="privacy-reports">
          What you report: you and the house moderators. The person it is about never learns that it was you.
        </li>
      </ul>
      <h3>Who reads a debate</h3>
      <ul data-claim="privacy-readers">
        <li>Public: everybody who is signed in; once it has ended, anybody.</li>
        <li>Unlisted: everybody who is signed in and has its link.</li>
        <li>Private: only those who came in with its code.</li>
      </ul>
      <p data-claim="privacy-search-engines">
        Search engines are asked to leave a public debate out, unless everybody who spoke there lets them list
        it under Settings → Privacy. If one of them takes that back, search engines may keep a copy for a
        while.
      </p>
      <p data-claim="privacy-held">
        A held message is read by its author, and by a host who does not debate. It never enters the
        transcript.
      </p>
      <p data-claim="privacy-hidden">
        A message that was hidden after people had read it can still be read by its author and the house, and
        by the host if the host hid it. Everybody else sees a line in its place.
      </p>
      <h3>Your voice</h3>
      <p data-claim="privacy-voice">
        If you dictate, your browser turns your voice into words: on your device, or at the speech service of
        its maker. It says which before the first time. Rostrum neither hears nor stores your voice. While you
        have the floor, people in the room see the words as captions. A caption is deleted when you post the
        words, stop, or lose the floor, and is in no transcript.
      </p>
      <p data-claim="privacy-read-aloud">
        Speeches are read aloud by the voices of your browser. Some of these send the text to their maker;
        your browser lists its voices in its settings.
      </p>
      <h3>What stays on your device</h3>
      <p data-claim="privacy-device">
        Your sign-in, your settings for this browser, the debate you are in, how far you have read, drafts and
        answers you have not sent, and a copy of what the search lists. No advertising, no tracking.
      </p>
      <h3>Who helps us</h3>
      <p data-claim="privacy-processors">
        Clerk signs you in. Google Firebase stores the data and runs the server. If you ask for push messages
        or letters, your browser’s maker and a mail service deliver them.{' '}
        <ModelUse none="No language model is sent your words." /> <EncoderUse />
      </p>
      <h3>Your data, and deleting it</h3>
      <p data-claim="privacy-own-data">
        Both are in Settings. <Link href={settingsUrl('data')}>Download my data</Link> saves what we hold
        about you as one file. <Link href={settingsUrl('delete')}>Delete my account</Link> asks twice; then
        your profile, photo, username, follows, notices, drafts and feedback are deleted. What you said in
        debates stays, by a “Deleted user”, and votes stay counted without you.
      </p>
    </>
  );
}
