import type { ComponentType, ReactNode } from 'react';
import * as m from '@rostrum/words/guide';
import { PageTitle } from '../../shared/navigation/page-title.tsx';

/** A part of a page to read; `id` is its address on the page. */
export type GuideSection = { id: string; title: string; Section: ComponentType };

/** A long page to read: its sections one below the other, and their contents beside them. */
export function GuidePage({
  title,
  heading,
  lede,
  sections,
}: {
  title: string;
  heading: string;
  lede: ReactNode;
  sections: readonly GuideSection[];
}) {
  return (
    <div className="guide-page">
      <PageTitle>{title}</PageTitle>
      <header className="guide-head">
        <h1 className="display">{heading}</h1>
        <p className="lede">{lede}</p>
      </header>
      <div className="guide">
        <nav className="guide-contents" aria-label={m.onThisPage()}>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="guide-sections">
          {sections.map(({ id, title: name, Section }) => (
            <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              <Section />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
