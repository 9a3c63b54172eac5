import { EncoderUse } from '../../../../shared/model-use/encoder-use.tsx';
import { ModelUse } from '../../../../shared/model-use/model-use.tsx';
import { Contact } from '../contact.tsx';

export function PrivacySection() {
  return (
    <>
      <h3>What we keep</h3>
      <ul>
        <li>Your name, email address and picture, from your registration. Only you can read this record.</li>
        <li>Your public profile: name, username and picture. Everybody who is signed in can read it.</li>
        <li>
          Your photo, redrawn on our side: at most 512 pixels, without the place and the device that a camera
          notes.
        </li>
        <li>Your debates: who was there, what was said, what the moderator did and why.</li>
        <li>
          What was reported, as it was then, with the reports and what was decided. House moderators read it.
          Who reported something is not told to whom it is about.
        </li>
      </ul>
      <h3>Who reads a debate</h3>
      <ul>
        <li>Public: everybody who is signed in; once it has ended, anybody.</li>
        <li>Unlisted: everybody who is signed in and has its link.</li>
        <li>Private: only those who came in with its code.</li>
      </ul>
      <p>
        Search engines are asked to leave a public debate out, unless everybody who spoke there lets them list
        it under Settings → Privacy. After one of them takes that back, search engines may keep a copy for a
        while.
      </p>
      <p>
        A held message is read by its author, and by the host if they do not debate. It never enters the
        transcript.
      </p>
      <p>
        A message that was hidden after people had read it is still read by its author and the house. For
        everybody else a line stands in its place.
      </p>
      <h3>Your voice</h3>
      <p>
        If you dictate, your browser turns your voice into words: on your device, or at the speech service of
        its maker. It says which before the first time. Rostrum neither hears nor stores your voice. While you
        have the floor, people in the room see the words as captions. A caption is deleted when you post the
        words, stop, or lose the floor, and is in no transcript.
      </p>
      <p>
        Speeches are read aloud by the voices of your browser. Some of these send the text to their maker;
        your browser lists its voices in its settings.
      </p>
      <h3>What stays on your device</h3>
      <p>
        Your theme, whether the sidebar is open, the debate you are in, the name you use there, and drafts you
        have not sent. No advertising, no tracking.
      </p>
      <h3>Who helps us</h3>
      <p>
        Clerk signs you in. Google Firebase stores the data and runs the server.{' '}
        <ModelUse none="No language model is sent your words." /> <EncoderUse />
      </p>
      <h3>Your data, and deleting it</h3>
      <p>
        <Contact>Write to us</Contact> from the address you registered with, and a person will send you what
        is stored about you or delete it.
      </p>
    </>
  );
}
