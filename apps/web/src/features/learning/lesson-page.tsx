import { useLearning, useServerNow, useWeaknesses, type Learning } from '@rostrum/data';
import { fittedTo, type Exercise, type Lesson, type LessonProgress, type Weakness } from '@rostrum/domain';
import { Bones, ButtonLink, ErrorState, EmptyState } from '@rostrum/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as m from '@rostrum/words/learning';
import { PATHS } from '../../shared/navigation/paths.ts';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useAnswerCheck } from './hooks/use-answer-check.ts';
import { useLesson } from './hooks/use-lesson.ts';
import { useLessonPlace } from './hooks/use-lesson-place.ts';
import { LessonView } from './components/lesson-view.tsx';
import { answerTo } from './logic/answer-to.ts';

/** One lesson, by the name in the address. */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const { uid } = useSession();
  const reading = useLesson(lessonId);
  const learning = useLearning(uid);
  const weaknesses = useWeaknesses(uid);
  const { progress } = learning;
  if (reading.at === 'none') return <NoLesson />;
  if (reading.at === 'failed') return <LessonFailed onRetry={reading.retry} />;
  if (progress.status === 'error') return <LessonFailed onRetry={progress.retry} says={progress.message} />;
  if (reading.at === 'loading' || progress.status === 'loading') {
    return (
      <div className="page">
        <PageTitle>{m.lesson()}</PageTitle>
        <Bones label={m.loadingLesson()} lines={6} />
      </div>
    );
  }
  return (
    <OpenLesson
      key={reading.lesson.id}
      uid={uid}
      lesson={reading.lesson}
      stored={progress.value}
      learning={learning}
      weaknesses={weaknesses}
    />
  );
}

type OpenLessonProps = {
  uid: string;
  lesson: Lesson;
  stored: readonly LessonProgress[];
  learning: Learning;
  weaknesses: readonly Weakness[];
};

function OpenLesson({ uid, lesson, stored, learning, weaknesses }: OpenLessonProps) {
  const own = stored.find(({ id }) => id === lesson.id);
  const fitted = own && fittedTo(own, lesson);
  // Shown while the page is open, even after an answer has updated the stored progress.
  const [dropped] = useState(fitted?.dropped ?? 0);
  const at = useLessonPlace(uid, lesson);
  const checker = useAnswerCheck();
  const nowMs = useServerNow(60_000);
  const answered = ({ id: exerciseId }: Exercise, isRight: boolean) =>
    learning.answer(answerTo(lesson, exerciseId, isRight));
  return (
    <LessonView
      lesson={lesson}
      progress={stored.map((one) => (one === own && fitted ? fitted.progress : one))}
      weaknesses={weaknesses}
      dropped={dropped}
      waiting={learning.waiting}
      nowMs={nowMs}
      at={at}
      checker={checker}
      onAnswered={answered}
    />
  );
}

function NoLesson() {
  return (
    <div className="page">
      <PageTitle>{m.noLessonTitle()}</PageTitle>
      <EmptyState
        level={1}
        title={m.noLesson()}
        action={<ButtonLink href={PATHS.learning}>{m.allLessons()}</ButtonLink>}
      >
        {m.noLessonHint()}
      </EmptyState>
    </div>
  );
}

function LessonFailed({ onRetry, says }: { onRetry: () => void; says?: string }) {
  return (
    <div className="page">
      <PageTitle>{m.lesson()}</PageTitle>
      <ErrorState level={1} title={m.lessonFailed()} onRetry={onRetry}>
        {says ?? m.lessonFailedHint()}
      </ErrorState>
    </div>
  );
}
