import { Link } from '@rostrum/ui';
import * as m from '@rostrum/words/landing';
import type { ReactNode } from 'react';
import { PATHS } from '../../../../shared/navigation/paths.ts';
import { ModelUse } from '../../../../shared/model-use/model-use.tsx';

const questions = (): readonly { claim: string; question: string; answer: ReactNode }[] => [
  { claim: 'faq-verdict', question: m.verdict(), answer: m.verdictAnswer() },
  { claim: 'faq-powers', question: m.powers(), answer: m.powersAnswer() },
  { claim: 'faq-wrong', question: m.wrong(), answer: m.wrongAnswer() },
  { claim: 'faq-model', question: m.model(), answer: <ModelUse none={m.noModel()} /> },
];

/** The questions that come first; all of them are on their own page. */
export function Questions() {
  return (
    <section className="section section-follows" aria-labelledby="questions-title">
      <h2 className="display" id="questions-title">
        {m.questionsTitle()}
      </h2>
      <dl className="faq-list">
        {questions().map(({ claim, question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd data-claim={claim}>{answer}</dd>
          </div>
        ))}
      </dl>
      <Link className="link" href={PATHS.faq}>
        {m.allQuestions()}
      </Link>
    </section>
  );
}
