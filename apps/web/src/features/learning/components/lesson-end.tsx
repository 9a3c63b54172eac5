import { Check, Minus, X } from 'lucide-react';
import type { Lesson, LessonProgress, NextLesson } from '@rostrum/domain';
import { Button, ButtonLink } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
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
  const isSomeOpen = exercises.some(({ id }) => !progress?.items[id]);
  const score = { right, all: exercises.length };
  return (
    <section className="exercise">
      <h2 className="label">{m.feedback()}</h2>
      <p className="motion">{isSomeOpen ? m.rightSoFarSomeOpen(score) : m.rightSoFar(score)}</p>
      <ul className="list" aria-label={m.yourExercises()}>
        {exercises.map(({ id, ask }, index) => {
          const item = progress?.items[id];
          const Icon = item ? (item.isRight ? Check : X) : Minus;
          return (
            <li key={id} className="lesson-result">
              <Icon className="icon icon-sm" />
              <span>
                <span className="visually-hidden">
                  {m.resultState({ state: item ? (item.isRight ? 'right' : 'wrong') : 'open' })}
                </span>{' '}
                <span lang="en">{ask}</span>
                <span className="tiny faint block">
                  {item ? dueWords(item.dueAtMs, nowMs) : m.notAnswered()}
                </span>
              </span>
              <Button
                look="quiet"
                size="sm"
                aria-label={item ? m.redoNamed({ question: ask }) : m.answerNamed({ question: ask })}
                onClick={() => onGo(index + 1)}
              >
                {item ? m.redo() : m.answerExercise()}
              </Button>
            </li>
          );
        })}
      </ul>
      {next && next.lesson.id !== lesson.id && (
        <div className="lesson-onward">
          <p className="small muted">{whyNext(next)}</p>
          <ButtonLink href={lessonUrl(next.lesson.id)} look="primary">
            {m.nextLesson({ lesson: next.lesson.title })}
          </ButtonLink>
        </div>
      )}
      <div>
        <ButtonLink href={PATHS.learning}>{m.allLessons()}</ButtonLink>
      </div>
    </section>
  );
}
