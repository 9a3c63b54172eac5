import { Collapsible, Link } from '@rostrum/ui';
import { PATHS } from '../../shared/navigation/paths.ts';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { QUESTION_GROUPS } from './components/questions.tsx';

/** "FAQ" in the public header, "Help & getting started" in the sidebar. */
export function FaqPage() {
  return (
    <div className="guide-page">
      <PageTitle>FAQ</PageTitle>
      <header className="guide-head">
        <h1 className="display">Help &amp; getting started</h1>
        <p className="lede">
          What people ask first. The{' '}
          <Link className="link" href={PATHS.help}>
            guide
          </Link>{' '}
          tells the whole story, from the first motion to what becomes of your words.
        </p>
      </header>
      {QUESTION_GROUPS.map(({ id, title, questions }, group) => (
        <section key={id} className="faq-group" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <div className="faq-folds">
            {questions.map(({ claim, question, answer }, place) => (
              <Collapsible key={question} summary={<h3>{question}</h3>} open={group + place === 0}>
                <div className="prose" data-claim={claim}>
                  {answer}
                </div>
              </Collapsible>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
