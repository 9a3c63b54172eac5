import { Check, Minus } from 'lucide-react';
import type { Lesson, LessonProgress, NextLesson } from '@rostrum/domain';
import { Button, ButtonLink } from '@rostrum/ui';
import { lessonUrl, PATHS } from '../../../shared/navigation/paths.ts';
import { whyNext } from '../../../shared/lessons/why-next.ts';
import { dueWords } from '../logic/learning-words.ts';
import { exercisesInOrder } from '../logic/stages.ts';

type LessonEndProps = {
  lesson: Lesson;
  progress: LessonProgress | undefined;
  nowMs: number;
  next: NextLesson | undefined;
  onGo: (place: number) => void;
};

/** The results, when each exercise comes back, and the next lesson. */
export function LessonEnd({ lesson, progress, nowMs, next, onGo }: LessonEndProps) {
  const exercises = exercisesInOrder(lesson);
  const right = exercises.filter(({ id }) => progress?.items[id]?.isRight).length;
  const open = exercises.findIndex(({ id }) => !progress?.items[id]);
  return (
    <section className="exercise">
      <h2 className="label">Feedback</h2>
      <p className="motion">
        {right} of {exercises.length} are right by now.
        {open >= 0 && ' Some you have not answered yet.'}
      </p>
      <ul className="list" aria-label="Your exercises">
        {exercises.map(({ id, ask }, index) => {
          const item = progress?.items[id];
          return (
            <li key={id} className="lesson-result">
              {item?.isRight ? <Check className="icon icon-sm" /> : <Minus className="icon icon-sm" />}
              <span>
                <span className="visually-hidden">
                  {item ? (item.isRight ? 'Right: ' : 'Wrong: ') : 'Open: '}
                </span>
                {ask}
                <span className="tiny faint block">
                  {item ? dueWords(item.dueAtMs, nowMs) : 'not answered yet'}
                </span>
              </span>
              <Button look="quiet" size="sm" aria-label={`Go to: ${ask}`} onClick={() => onGo(index + 1)}>
                {item ? 'Again' : 'Answer'}
              </Button>
            </li>
          );
        })}
      </ul>
      {next && next.lesson.id !== lesson.id && (
        <div className="lesson-onward">
          <p className="small muted">{whyNext(next)}</p>
          <ButtonLink href={lessonUrl(next.lesson.id)} look="primary">
            Next: {next.lesson.title}
          </ButtonLink>
        </div>
      )}
      <div>
        <ButtonLink href={PATHS.learning}>All lessons</ButtonLink>
      </div>
    </section>
  );
}
