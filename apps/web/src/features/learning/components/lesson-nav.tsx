import { ArrowLeft, Check } from 'lucide-react';
import type { Lesson } from '@rostrum/domain';
import { cx, Link } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
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
    <nav className="lesson-nav" aria-label={m.lesson()}>
      <Link href={PATHS.learning} className="small muted row">
        <ArrowLeft className="icon icon-sm" /> {m.pageTitle()}
      </Link>
      <ol className="lesson-steps">
        {stagesOf(lesson).map(({ name, from, count }) => {
          const isNow = place >= from && place < from + count;
          const isDone = place >= from + count;
          return (
            <li key={name} aria-current={isNow ? 'step' : undefined} className={cx(isDone && 'done')}>
              <button type="button" onClick={() => onGo(from)}>
                {isDone ? <Check className="icon icon-sm" /> : <span className="pip-step" />}
                {m.stage({ stage: name })}
                {isNow && count > 1 && (
                  <span className="faint num"> {m.stagePlace({ place: place - from + 1, count })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {place < last && <p className="tiny faint num">{m.minutesLeft({ left, minutes: lesson.minutes })}</p>}
    </nav>
  );
}
