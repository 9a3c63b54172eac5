import { useLearning, useServerNow, type Learning } from '@rostrum/data';
import { dueItems, type DueItem } from '@rostrum/domain';
import { Bones, ButtonLink, EmptyState, ErrorState, PageHead } from '@rostrum/ui';
import { useState } from 'react';
import * as m from '@rostrum/words/learning';
import { PATHS } from '../../shared/navigation/paths.ts';
import { lessonHead } from '../../shared/lessons/lessons.ts';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useAnswerCheck } from './hooks/use-answer-check.ts';
import { useLesson } from './hooks/use-lesson.ts';
import { EnglishOnly } from './components/english-only.tsx';
import { ReviewExercise } from './components/review-exercise.tsx';

/** The due exercises of all lessons, one after the other. */
export function ReviewPage() {
  const { uid } = useSession();
  const learning = useLearning(uid);
  const nowMs = useServerNow(60_000);
  const { progress } = learning;
  return (
    <div className="page">
      <PageTitle>{m.review()}</PageTitle>
      <PageHead title={m.review()} lede={m.reviewLede()} />
      <EnglishOnly />
      {progress.status === 'loading' && <Bones label={m.loadingDue()} lines={4} />}
      {progress.status === 'error' && (
        <ErrorState small title={m.progressFailed()} onRetry={progress.retry}>
          {progress.message}
        </ErrorState>
      )}
      {progress.status === 'ready' && (
        <ReviewSession learning={learning} due={dueItems(progress.value, nowMs)} />
      )}
    </div>
  );
}

/** The items that were due when the session began: answered ones stay in the count. */
function ReviewSession({ learning, due }: { learning: Learning; due: readonly DueItem[] }) {
  const [items] = useState(due);
  const [done, setDone] = useState(0);
  const item = items[done];
  if (!item) return <ReviewEnd count={items.length} />;
  const place = { place: done + 1, count: items.length };
  const lesson = lessonHead(item.lessonId)?.title;
  return (
    <div className="review">
      <output className="tiny faint num">
        {lesson === undefined ? m.reviewPlace(place) : m.reviewPlaceFrom({ ...place, lesson })}
      </output>
      <ReviewItem
        key={`${item.lessonId} ${item.exerciseId}`}
        item={item}
        isFirst={done === 0}
        isLast={done === items.length - 1}
        learning={learning}
        onNext={() => setDone(done + 1)}
      />
    </div>
  );
}

type ReviewItemProps = {
  item: DueItem;
  isFirst: boolean;
  isLast: boolean;
  learning: Learning;
  onNext: () => void;
};

function ReviewItem({ item, isFirst, isLast, learning, onNext }: ReviewItemProps) {
  const reading = useLesson(item.lessonId);
  const checker = useAnswerCheck();
  const skip = { label: isLast ? m.finish() : m.nextExercise(), go: onNext };
  if (reading.at === 'loading') return <Bones label={m.loadingExercise()} lines={4} />;
  if (reading.at === 'failed') {
    return (
      <ErrorState small title={m.exerciseFailed()} onRetry={reading.retry}>
        {m.exerciseFailedHint()}
      </ErrorState>
    );
  }
  return (
    <ReviewExercise
      lesson={reading.at === 'ready' ? reading.lesson : null}
      exerciseId={item.exerciseId}
      takesFocus={!isFirst}
      checker={checker}
      learning={learning}
      next={skip}
    />
  );
}

function ReviewEnd({ count }: { count: number }) {
  if (count === 0) {
    return (
      <EmptyState
        small
        title={m.noReviewTitle()}
        action={
          <ButtonLink href={PATHS.learning} look="primary">
            {m.backToLessons()}
          </ButtonLink>
        }
      >
        {m.noReview()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      small
      title={m.reviewed({ count })}
      action={
        <ButtonLink href={PATHS.learning} look="primary">
          {m.backToLessons()}
        </ButtonLink>
      }
    >
      {m.reviewedHint()}
    </EmptyState>
  );
}
