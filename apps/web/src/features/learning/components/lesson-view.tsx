import {
  FORMATS,
  nextLesson,
  type Exercise,
  type Lesson,
  type LessonProgress,
  type Weakness,
} from '@rostrum/domain';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import { LESSONS } from '../../../shared/lessons/lessons.ts';
import { whyNext } from '../../../shared/lessons/why-next.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { EnglishOnly } from './english-only.tsx';
import { ExerciseFrame } from './exercise-frame.tsx';
import { FormatGuide } from './format-guide.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { LessonMargin } from './lesson-margin.tsx';
import { LessonNav } from './lesson-nav.tsx';
import { LessonText } from './lesson-text.tsx';
import { SpotPanel } from './spot-panel.tsx';
import { WritePanel } from './write-panel.tsx';
import type { AnswerChecker } from '../hooks/use-answer-check.ts';
import type { LessonPlace } from '../hooks/use-lesson-place.ts';
import { exercisesInOrder } from '../logic/stages.ts';

type LessonViewProps = {
  lesson: Lesson;
  progress: readonly LessonProgress[];
  weaknesses: readonly Weakness[];
  /** Answers that went with exercises which an edition since no longer has. */
  dropped: number;
  /** Answers that the server does not have yet. */
  waiting: number;
  nowMs: number;
  at: LessonPlace;
  checker: AnswerChecker;
  onAnswered: (exercise: Exercise, isRight: boolean) => void;
};

/** A lesson: its text, its exercises one by one, and the results. */
export function LessonView(props: LessonViewProps) {
  const { lesson, progress, weaknesses, dropped, waiting, at } = props;
  const offered = nextLesson(LESSONS, weaknesses, progress);
  const isEnd = at.place > lesson.exercises.length;
  return (
    <div className="page lesson">
      <PageTitle>{lesson.title}</PageTitle>
      <LessonNav lesson={lesson} place={at.place} onGo={at.go} />
      <article className="lesson-body">
        <h1 className="lesson-title" lang="en">
          {lesson.title}
        </h1>
        <EnglishOnly />
        {dropped > 0 && <output className="small muted">{m.lessonChanged({ count: dropped })}</output>}
        {at.place > 0 && (
          <p className="serif lesson-lede" lang="en">
            {lesson.summary}
          </p>
        )}
        {at.place === 0 && <Explain lesson={lesson} onBegin={() => at.go(1)} />}
        {at.place > 0 && !isEnd && <Exercises {...props} />}
        {isEnd && (
          <LessonEnd
            lesson={lesson}
            progress={progress.find(({ id }) => id === lesson.id)}
            nowMs={props.nowMs}
            next={offered}
            onGo={at.go}
          />
        )}
        {waiting > 0 && <output className="tiny faint">{m.answersWaiting({ count: waiting })}</output>}
      </article>
      <LessonMargin lesson={lesson} why={offered?.lesson.id === lesson.id ? whyNext(offered) : undefined} />
    </div>
  );
}

function Explain({ lesson, onBegin }: { lesson: Lesson; onBegin: () => void }) {
  const format = FORMATS.get(lesson.format ?? '');
  return (
    <>
      <LessonText text={lesson.text} />
      {format && <FormatGuide format={format} />}
      <div className="lesson-onward">
        <Button look="primary" onClick={onBegin}>
          {m.startExercises()}
        </Button>
      </div>
    </>
  );
}

function Exercises({ lesson, at, checker, onAnswered }: LessonViewProps) {
  const exercises = exercisesInOrder(lesson);
  const exercise = exercises[at.place - 1];
  if (!exercise) return null;
  const following = exercises[at.place];
  const next = {
    label: following
      ? following.kind === 'write' && exercise.kind !== 'write'
        ? m.nextWriting()
        : m.nextExercise()
      : m.feedback(),
    go: () => at.go(at.place + 1),
  };
  const answered = (isRight: boolean) => onAnswered(exercise, isRight);
  return (
    <ExerciseFrame key={exercise.id} exercise={exercise} takesFocus={at.hasMoved}>
      {exercise.kind === 'write' ? (
        <WritePanel
          exercise={exercise}
          draft={at.draftOf(exercise.id)}
          onDraft={(text) => at.setDraft(exercise.id, text)}
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
