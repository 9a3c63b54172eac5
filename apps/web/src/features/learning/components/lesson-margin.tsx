import type { Lesson } from '@rostrum/domain';

/** Beside a lesson: its words, why it was chosen, and where the words come from. */
export function LessonMargin({ lesson, why }: { lesson: Lesson; why: string | undefined }) {
  return (
    <aside className="lesson-margin" aria-label="About this lesson">
      <h2 className="label">Words</h2>
      <dl className="lesson-terms small">
        {lesson.terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="serif">{term}</dt>
            <dd className="muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      {why !== undefined && (
        <>
          <h2 className="label">Why you see this lesson</h2>
          <p className="small muted">{why}</p>
        </>
      )}
      <h2 className="label">Where the words come from</h2>
      {lesson.sources.map((source) => (
        <p key={source} className="tiny muted">
          {source}
        </p>
      ))}
    </aside>
  );
}
