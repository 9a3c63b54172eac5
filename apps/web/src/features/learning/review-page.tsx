import { useLearning, useServerNow, type Learning } from '@rostrum/data';
import { dueItems, type DueItem } from '@rostrum/domain';
import { Bones, ButtonLink, EmptyState, ErrorState, PageHead } from '@rostrum/ui';
import { useState } from 'react';
import { PATHS } from '../../shared/navigation/paths.ts';
import { lessonHead } from '../../shared/lessons/lessons.ts';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useAnswerCheck } from './hooks/use-answer-check.ts';
import { useLesson } from './hooks/use-lesson.ts';
import { ReviewExercise } from './components/review-exercise.tsx';

/** The due exercises of all lessons, one after the other. */
export function ReviewPage() {
  const { uid } = useSession();
  const learning = useLearning(uid);
  const nowMs = useServerNow(60_000);
  const { progress } = learning;
  return (
    <div className="page review">
      <PageTitle>Review</PageTitle>
      <PageHead title="Review" lede="What you have learnt, asked again before it is forgotten." />
      {progress.status === 'loading' && <Bones label="Looking for what is due" lines={4} />}
      {progress.status === 'error' && (
        <ErrorState title="Your progress could not be loaded" onRetry={progress.retry}>
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
  return (
    <>
      <output className="tiny faint num">
        {done + 1} of {items.length}
        {lessonHead(item.lessonId) && `, from “${lessonHead(item.lessonId)?.title}”`}
      </output>
      <ReviewItem
        key={`${item.lessonId} ${item.exerciseId}`}
        item={item}
        isFirst={done === 0}
        isLast={done === items.length - 1}
        learning={learning}
        onNext={() => setDone(done + 1)}
      />
    </>
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
  const skip = { label: isLast ? 'Finish' : 'Next one', go: onNext };
  if (reading.at === 'loading') return <Bones label="Opening the exercise" lines={4} />;
  if (reading.at === 'failed') {
    return (
      <ErrorState small title="This exercise could not be fetched" onRetry={reading.retry}>
        It stays due. Check the connection and try again.
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
        title="Nothing is due"
        action={
          <ButtonLink href={PATHS.learning} look="primary">
            To the lessons
          </ButtonLink>
        }
      >
        What you answer in lessons comes back here after a day or more.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={count === 1 ? 'That was the one' : `Those were all ${count}`}
      action={
        <ButtonLink href={PATHS.learning} look="primary">
          To the lessons
        </ButtonLink>
      }
    >
      What you knew comes back later, what you did not comes back tomorrow.
    </EmptyState>
  );
}
