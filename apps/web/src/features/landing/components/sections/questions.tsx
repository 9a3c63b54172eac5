import { Link } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { ModelUse } from '../../../../shared/model-use/model-use.tsx';

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Does the AI decide who wins?',
    answer: 'No. It keeps the time, the turns and the tone, and has no opinion on the motion.',
  },
  {
    question: 'Can it mute or remove me?',
    answer: 'No. It can hold one message for you to edit. Pausing and ending a debate are for people.',
  },
  {
    question: 'What if it is wrong about me?',
    answer:
      'Ask “Why?” and see the words, the pattern and how sure it was. The other side has not seen the message; edit the phrase and send it again.',
  },
  {
    question: 'Does a language model read my words?',
    answer: (
      <ModelUse none="No. They are judged by a small set of rules written for this purpose, the same for everybody." />
    ),
  },
];

/** The questions that come first; all of them are on their own page. */
export function Questions() {
  return (
    <section className="section section-follows" aria-labelledby="questions-title">
      <h2 className="display" id="questions-title">
        Fair questions
      </h2>
      <dl className="faq-list">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <Link className="link" href={PATHS.faq}>
        All questions
      </Link>
    </section>
  );
}
