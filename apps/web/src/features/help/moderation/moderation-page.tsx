import { Link } from '@rostrum/ui';
import { PATHS } from '../../../app/paths.ts';
import { PageTitle } from '../../../page-title.tsx';
import { FiguresSection } from './figures-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { ActsTable, Appeal, HouseRules, Ladder, Restraint } from './rules-section.tsx';
import { TryBox } from './try-box.tsx';

const SECTIONS = [
  { id: 'try', title: 'Try it', Section: TryBox },
  { id: 'rules', title: 'The rules', Section: HouseRules },
  { id: 'acts', title: 'What it does', Section: ActsTable },
  { id: 'ladder', title: 'The ladder', Section: Ladder },
  { id: 'restraint', title: 'Restraint', Section: Restraint },
  { id: 'appeal', title: 'If it is wrong', Section: Appeal },
  { id: 'figures', title: 'How good it is', Section: FiguresSection },
  { id: 'limits', title: 'What it cannot do', Section: LimitsSection },
];

/** The moderator with nothing hidden: its rules, its figures, its limits, and a box to try it in. */
export function ModerationPage() {
  return (
    <div className="guide-page">
      <PageTitle>The moderator</PageTitle>
      <header className="guide-head">
        <h1 className="display">The moderator, in the open</h1>
        <p className="lede">
          What it does, how often it is wrong, and what it makes of your words. The rest is in{' '}
          <Link className="link" href={PATHS.help}>
            the guide
          </Link>
          .
        </p>
      </header>
      <div className="guide">
        <nav className="guide-contents" aria-label="On this page">
          <ol>
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="guide-sections">
          {SECTIONS.map(({ id, title, Section }) => (
            <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Section />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
