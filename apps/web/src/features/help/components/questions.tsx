import type { ReactNode } from 'react';
import {
  DIMENSIONS,
  FEWEST_TOLD,
  LIMITS,
  OTHER_LANGUAGES,
  QUICK_CLASH,
  speakingSeconds,
  withPace,
} from '@rostrum/domain';
import { Link } from '@rostrum/ui';
import { PATHS, settingsUrl } from '../../../shared/navigation/paths.ts';
import { ModelUse } from '../../../shared/model-use/model-use.tsx';
import { Contact } from './contact.tsx';

interface Question {
  /** The answer's row in docs/help-claims.md, which names the tests that prove it. */
  claim: string;
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
      claim: 'faq-start',
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
      claim: 'faq-code',
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
      claim: 'faq-length',
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
      claim: 'faq-pace',
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
      claim: 'faq-cost',
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
      claim: 'faq-verdict',
      question: 'Does the AI decide who wins?',
      answer: (
        <p>
          Not while you debate: it keeps the time, the turns and the tone, and takes no side. Afterwards the
          report weighs both cases. They are read twice, with the sides swapped; where the two readings differ
          or neither case is better, it says “too close to call”, and where there is too little to judge, it
          says that. Each debater also gets scores in {DIMENSIONS.length} dimensions, which nobody else can
          read. If the debate has judges, they decide who wins.
        </p>
      ),
    },
    {
      claim: 'faq-powers',
      question: 'Can it mute or remove me?',
      answer: (
        <p>
          No. It can hold a message until you edit or withdraw it, make you wait a few seconds if you flood
          the floor, let the floor rest for both sides, and ask for support or a reply. It hides threats,
          sexual content and the like at once, pauses the debate and calls the host. Muting and removing
          somebody is for the host, and suspending an account for the people of the house.{' '}
          <Link href={`${PATHS.moderation}#acts`}>Everything it can do</Link>
        </p>
      ),
    },
    {
      claim: 'faq-wrong',
      question: 'What if it is wrong about my words?',
      answer: (
        <p>
          Press “Why?” on its note: it names the rule, the words, the pattern that found them and how sure it
          was. Your opponent has not seen a held message. Change the phrase and send it again, withdraw it, or
          appeal: a person who did not act decides. And <Contact>tell us</Contact>, so that the rule gets
          better. How often it is wrong is on <Link href={PATHS.moderation}>its own page</Link>, with a box to
          try it in.
        </p>
      ),
    },
    {
      claim: 'faq-model',
      question: 'Does a language model read my words?',
      answer: (
        <p>
          <ModelUse none="No." /> The moderator is a small engine of written rules and figures learned from
          public texts. It runs on our server, and in your browser while you write. It is the same for
          everybody and is not told which side you are on.
        </p>
      ),
    },
    {
      claim: 'faq-strictness',
      question: 'Can I make it stricter, or leave it more to us?',
      answer: (
        <p>
          Yes, when you start a debate. Relaxed holds clear attacks only. Standard also sends the author a
          private note when a phrase may be one. Strict holds sooner.
        </p>
      ),
    },
    {
      claim: 'faq-languages',
      question: 'Does it read other languages?',
      answer: (
        <p>
          It reads English in full. In {OTHER_LANGUAGES.length} others it finds the plainest insults, threats
          and signs of distress, and misses much else. It does not read the rest, and the room says so before
          it opens. <Link href={`${PATHS.moderation}#languages`}>What it finds in each language</Link>
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
      claim: 'faq-readers',
      question: 'Who can read a debate?',
      answer: (
        <p>
          Public: everybody who is signed in, and anybody once it has ended. Unlisted: everybody who is signed
          in and has the link. Private: only those who came in with the code. A debate that the house has
          hidden: nobody.
        </p>
      ),
    },
    {
      claim: 'faq-private-things',
      question: 'Who sees my votes, drafts, notes and reports?',
      answer: (
        <>
          <ul>
            <li>Your vote: only you. The counts are shown after the debate, and none below {FEWEST_TOLD}.</li>
            <li>A draft: only you, not even the host.</li>
            <li>A judge’s ballot: only the judge, until all ballots are in. Then everybody in the room.</li>
            <li>A private note from the moderator: you, and a host who has no seat.</li>
            <li>A message about your well-being: you, and the host only where the room said so.</li>
            <li>A message you flag: the host, with your name.</li>
            <li>A report to the house: its moderators. The person it is about never learns who sent it.</li>
          </ul>
          <p>
            <Link href={`${PATHS.help}#privacy`}>The guide</Link> has the rest.
          </p>
        </>
      ),
    },
    {
      claim: 'faq-record',
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
      claim: 'faq-connection',
      question: 'My connection dropped in the middle of a speech.',
      answer: (
        <p>
          Your draft is kept on your device. Come back to the same page: the clock is the server’s, and what
          you have posted is there. A message that was on its way is sent again, once.
        </p>
      ),
    },
    {
      claim: 'faq-email',
      question: 'Does anybody see my email address?',
      answer: (
        <p>
          No. Other people see your profile: your name, username and photo, and what you add to it. Nobody
          else can look up your address. We write to it only if you ask for letters in{' '}
          <Link href={settingsUrl('reach')}>Settings</Link>.
        </p>
      ),
    },
    {
      claim: 'faq-account',
      question: 'How do I download my data, or delete my account?',
      answer: (
        <p>
          Both are in Settings, and you need nobody for either.{' '}
          <Link href={settingsUrl('data')}>Download my data</Link> saves what we hold about you as one file.{' '}
          <Link href={settingsUrl('delete')}>Delete my account</Link> asks twice and then deletes it for good.
          What you said in debates stays, under the name “Deleted user”; your votes stay counted, and nobody
          can tell they were yours.
        </p>
      ),
    },
  ],
};

export const QUESTION_GROUPS: readonly QuestionGroup[] = [GETTING_STARTED, MODERATOR, RECORD];
