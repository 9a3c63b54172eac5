import { Link } from '@rostrum/ui';
import type { ReactNode } from 'react';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { ModelUse } from '../../../../shared/model-use/model-use.tsx';

const QUESTIONS: readonly { claim: string; question: string; answer: ReactNode }[] = [
  {
    claim: 'faq-verdict',
    question: 'Does the AI decide who wins?',
    answer:
      'Not while you debate: it keeps the time, the turns and the tone. The report afterwards weighs both cases, or says that it is too close to call.',
  },
  {
    claim: 'faq-powers',
    question: 'Can it mute or remove me?',
    answer:
      'No. It can hold a message for you to edit. It hides threats and the like, and pauses the debate until people have looked.',
  },
  {
    claim: 'faq-wrong',
    question: 'What if it is wrong about me?',
    answer:
      'Ask “Why?” and see the words, the pattern and how sure it was. The other side has not seen a held message: edit and resend it, or appeal to a person.',
  },
  {
    claim: 'faq-model',
    question: 'Does a language model read my words?',
    answer: (
      <ModelUse none="No. A small engine written for this purpose reads them, the same for everybody." />
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
        {QUESTIONS.map(({ claim, question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd data-claim={claim}>{answer}</dd>
          </div>
        ))}
      </dl>
      <Link className="link" href={PATHS.faq}>
        All questions
      </Link>
    </section>
  );
}
