import type { ReactNode } from 'react';
import { LIMITS, QUICK_CLASH, speakingSeconds, withPace } from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { ModelUse } from '../../../shared/model-use/model-use.tsx';
import { Contact } from './contact.tsx';

interface Question {
  question: string;
  answer: ReactNode;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

const minutes = (seconds: number) => seconds / 60;

const GETTING_STARTED: QuestionGroup = {
  id: 'getting-started',
  title: 'Getting started',
  questions: [
    {
      question: 'How do I start my first debate?',
      answer: (
        <p>
          Register, open <Link href={PATHS.startDebate}>Room</Link>, write a motion and choose your side. Then
          send the link or the code to somebody. When both of you have said that you are ready, the clock
          starts.
        </p>
      ),
    },
    {
      question: 'Somebody gave me a code. Where does it go?',
      answer: (
        <p>
          Under <Link href={PATHS.joinDebate}>Room, Join with a code</Link>. It has {LIMITS.roomCodeLength}{' '}
          letters and digits; capitals, spaces and dashes do not matter. In the search you can also type{' '}
          <code>&gt; join</code> and the code.
        </p>
      ),
    },
    {
      question: 'How long does a debate take?',
      answer: (
        <p>
          A Quick clash has {minutes(QUICK_CLASH.preparationSeconds)} minutes to prepare and{' '}
          {minutes(speakingSeconds(withPace(QUICK_CLASH, 'written')))} minutes of debate for people who type,
          or {minutes(speakingSeconds(QUICK_CLASH))} for people who dictate. Steps end early when their
          speaker yields, and the host can set other lengths.
        </p>
      ),
    },
    {
      question: 'Do I have to speak aloud?',
      answer: (
        <p>
          No. At the written pace you type, and each step has the time for {LIMITS.typedWordsPerMinute} words
          a minute. At the spoken pace you dictate, in the lengths of real speeches. The person who starts the
          debate chooses, and the room says which one applies.
        </p>
      ),
    },
    {
      question: 'What does it cost?',
      answer: <p>Nothing. Donations pay for the servers; they buy no advantage.</p>,
    },
  ],
};

const MODERATOR: QuestionGroup = {
  id: 'moderator',
  title: 'The moderator',
  questions: [
    {
      question: 'Does the AI decide who wins?',
      answer: (
        <p>
          No. It keeps the time, the turns and the tone. It has no opinion on the motion and gives no verdict.
        </p>
      ),
    },
    {
      question: 'Can it mute or remove me?',
      answer: (
        <p>
          No. The most it can do is hold one message until you have edited or withdrawn it. Pausing, resuming
          and ending a debate are for its host.
        </p>
      ),
    },
    {
      question: 'What if it is wrong about my words?',
      answer: (
        <p>
          Press “Why?” on its note: it names the rule, the words, the pattern that found them and how sure it
          was. Your opponent has not seen the message. Change the phrase and send it again, or withdraw it.
          And <Contact>tell us</Contact>, so that the rule gets better. How often it is wrong stands on{' '}
          <Link href={PATHS.moderation}>its own page</Link>, with a box to try it in.
        </p>
      ),
    },
    {
      question: 'Does a language model read my words?',
      answer: (
        <p>
          <ModelUse none="No." /> The moderator is a small engine of written rules that runs on our server,
          and in your browser while you write. It is the same for everybody and is not told which side you are
          on.
        </p>
      ),
    },
    {
      question: 'Can I make it stricter, or leave it more to us?',
      answer: (
        <p>
          Whoever starts a debate chooses: relaxed holds clear attacks only; standard also sends its author a
          private note when a phrase may be one; strict holds sooner.
        </p>
      ),
    },
  ],
};

const RECORD: QuestionGroup = {
  id: 'record',
  title: 'Your words and your account',
  questions: [
    {
      question: 'Who can read a debate?',
      answer: (
        <p>
          Public: everybody who is signed in, and anybody once it has ended. Unlisted: everybody who is signed
          in and has the link. Private: only who came in with the code.
        </p>
      ),
    },
    {
      question: 'Can I keep a debate?',
      answer: (
        <p>
          Yes. When it has ended, play it back from its room, or download the transcript as Markdown, JSON or
          CSV: every word that was shown, and every public act of the moderator. Its report comes as a file
          too, as a table with one row per person, and as one page of paper for each debater. A public debate
          keeps its replay at an address of its own, which everybody may read.
        </p>
      ),
    },
    {
      question: 'My connection dropped in the middle of a speech.',
      answer: (
        <p>
          Your draft is kept on your device. Come back to the same page: the clock is the server’s, and what
          you have posted is there. A message that was on its way is sent again, once.
        </p>
      ),
    },
    {
      question: 'Does anybody see my email address?',
      answer: (
        <p>
          No. Others see your name, your username and your picture. The address is kept where only you can
          read it.
        </p>
      ),
    },
    {
      question: 'How do I get my account deleted?',
      answer: (
        <p>
          <Contact>Write to us</Contact> from the address you registered with.
        </p>
      ),
    },
  ],
};

export const QUESTION_GROUPS: readonly QuestionGroup[] = [GETTING_STARTED, MODERATOR, RECORD];
