import type { Lesson } from '@rostrum/domain';
import * as m from '@rostrum/words/learning';

/** Beside a lesson: its words, why it was chosen, and where the words come from. */
export function LessonMargin({ lesson, why }: { lesson: Lesson; why: string | undefined }) {
  return (
    <aside className="lesson-margin" aria-label={m.aboutLesson()}>
      <h2 className="label">{m.terms()}</h2>
      <dl className="lesson-terms small" lang="en">
        {lesson.terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="serif">{term}</dt>
            <dd className="muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      {why !== undefined && (
        <>
          <h2 className="label">{m.whyThisLesson()}</h2>
          <p className="small muted">{why}</p>
        </>
      )}
      <h2 className="label">{m.sources()}</h2>
      {lesson.sources.map((source) => (
        <p key={source} className="tiny muted" lang="en">
          {source}
        </p>
      ))}
    </aside>
  );
}
