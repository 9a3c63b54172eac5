import { ArrowLeft, Check } from 'lucide-react';
import type { Lesson } from '@rostrum/domain';
import { cx, Link } from '@rostrum/ui';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { stagesOf } from '../logic/stages.ts';

/** The position in a lesson, and the way to its other parts. */
export function LessonNav({
  lesson,
  place,
  onGo,
}: {
  lesson: Lesson;
  place: number;
  onGo: (place: number) => void;
}) {
  const last = lesson.exercises.length + 1;
  const left = Math.ceil((lesson.minutes * (last - place)) / last);
  return (
    <nav className="lesson-nav" aria-label="Lesson">
      <Link href={PATHS.learning} className="small muted row">
        <ArrowLeft className="icon icon-sm" /> Learning
      </Link>
      <ol className="lesson-steps">
        {stagesOf(lesson).map(({ name, from, count }) => {
          const isNow = place >= from && place < from + count;
          const isDone = place >= from + count;
          return (
            <li key={name} aria-current={isNow ? 'step' : undefined} className={cx(isDone && 'done')}>
              <button type="button" onClick={() => onGo(from)}>
                {isDone ? <Check className="icon icon-sm" /> : <span className="pip-step" />}
                {name}
                {isNow && count > 1 && (
                  <span className="faint num">
                    {' '}
                    {place - from + 1} of {count}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {place < last && (
        <p className="tiny faint num">
          About {left} of {lesson.minutes} minutes left
        </p>
      )}
    </nav>
  );
}
