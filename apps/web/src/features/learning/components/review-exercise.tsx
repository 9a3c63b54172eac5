import { useState } from 'react';
import type { Learning } from '@rostrum/data';
import type { Lesson } from '@rostrum/domain';
import { Button, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import { ExerciseFrame } from './exercise-frame.tsx';
import { SpotPanel, type PanelNext } from './spot-panel.tsx';
import { WritePanel } from './write-panel.tsx';
import type { AnswerChecker } from '../hooks/use-answer-check.ts';
import { answerTo } from '../logic/answer-to.ts';

type ReviewExerciseProps = {
  /** Null if the lesson is gone. */
  lesson: Lesson | null;
  exerciseId: string;
  takesFocus: boolean;
  checker: AnswerChecker;
  learning: Learning;
  next: PanelNext;
};

/** One exercise outside its lesson. */
export function ReviewExercise(props: ReviewExerciseProps) {
  const { lesson, exerciseId, takesFocus, checker, learning, next } = props;
  const [draft, setDraft] = useState('');
  const exercise = lesson?.exercises.find(({ id }) => id === exerciseId);
  if (!lesson || !exercise) {
    return (
      <EmptyState small title={m.exerciseGone()} action={<Button onClick={next.go}>{next.label}</Button>}>
        {m.exerciseGoneHint()}
      </EmptyState>
    );
  }
  const answered = (isRight: boolean) => learning.answer(answerTo(lesson, exerciseId, isRight));
  return (
    <ExerciseFrame exercise={exercise} takesFocus={takesFocus}>
      {exercise.kind === 'write' ? (
        <WritePanel
          exercise={exercise}
          draft={draft}
          onDraft={setDraft}
          checker={checker}
          onAnswered={answered}
          next={next}
        />
      ) : (
        <SpotPanel exercise={exercise} onAnswered={answered} next={next} />
      )}
    </ExerciseFrame>
  );
}
