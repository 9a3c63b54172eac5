import { asNode, Collapsible, Link } from '@rostrum/ui';
import * as m from '@rostrum/words/faq';
import { PATHS } from '../../shared/navigation/paths.ts';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { questionGroups } from './components/questions.tsx';

/** "FAQ" in the public header, "Help & getting started" in the sidebar. */
export function FaqPage() {
  return (
    <div className="guide-page">
      <PageTitle>{m.pageTitle()}</PageTitle>
      <header className="guide-head">
        <h1 className="display">{m.title()}</h1>
        <p className="lede">
          {asNode(
            m.lede({
              guide: (inside) => (
                <Link className="link" href={PATHS.help}>
                  {asNode(inside)}
                </Link>
              ),
            }),
          )}
        </p>
      </header>
      {questionGroups().map(({ id, title, questions }, group) => (
        <section key={id} className="faq-group" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <div className="faq-folds">
            {questions.map(({ claim, question, answer }, place) => (
              <Collapsible key={claim} summary={<h3>{question}</h3>} open={group + place === 0}>
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
