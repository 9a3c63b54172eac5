import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Live } from '@rostrum/data';
import { dueItems, masteryOf, nextLesson, type LessonProgress, type Weakness } from '@rostrum/domain';
import { Bones, ButtonLink, EmptyState, ErrorState, Field, PageHead, TextInput } from '@rostrum/ui';
import * as m from '@rostrum/words/learning';
import { lessonUrl, PATHS } from '../../../shared/navigation/paths.ts';
import { LESSONS } from '../../../shared/lessons/lessons.ts';
import { whyNext } from '../../../shared/lessons/why-next.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { SkillSection } from './skill-section.tsx';
import { findLessons } from '../logic/find-lessons.ts';
import { EnglishOnly } from './english-only.tsx';
import { PracticeEntry } from './practice-entry.tsx';

type LearningViewProps = {
  progress: Live<LessonProgress[]>;
  weaknesses: readonly Weakness[];
  nowMs: number;
};

/** All lessons by skill, with progress, due exercises and the next lesson. */
export function LearningView(props: LearningViewProps) {
  const { progress } = props;
  return (
    <div className="page">
      <PageTitle>{m.pageTitle()}</PageTitle>
      <PageHead title={m.pageTitle()} lede={m.lede()} />
      <EnglishOnly />
      {progress.status === 'loading' && (
        <div className="max-w-[60rem]">
          <Bones label={m.loadingProgress()} lines={8} />
        </div>
      )}
      {progress.status === 'error' && (
        <ErrorState small title={m.progressFailed()} onRetry={progress.retry}>
          {progress.message}
        </ErrorState>
      )}
      {progress.status === 'ready' && <Lead {...props} known={progress.value} />}
      <PracticeEntry />
      {progress.status === 'ready' && <Lessons {...props} known={progress.value} />}
    </div>
  );
}

function Lessons({ known, nowMs }: Pick<LearningViewProps, 'nowMs'> & { known: readonly LessonProgress[] }) {
  const [typed, setTyped] = useState('');
  const found = findLessons(typed);
  const mastery = masteryOf(LESSONS, known, nowMs);
  return (
    <>
      <div className="lesson-search">
        <Field label={m.searchLessons()}>
          <TextInput
            type="search"
            icon={Search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <output className="tiny faint">
          {typed.trim() !== '' && m.found({ found: found.size, all: LESSONS.length })}
        </output>
      </div>
      {found.size === 0 && (
        <EmptyState small title={m.nothingFound()}>
          {m.nothingFoundHint()}
        </EmptyState>
      )}
      {mastery.map((one) => (
        <SkillSection
          key={one.skill}
          mastery={one}
          lessons={LESSONS.filter(({ id, skill }) => skill === one.skill && found.has(id))}
          progress={known}
        />
      ))}
    </>
  );
}

function Lead({
  known,
  weaknesses,
  nowMs,
}: { known: readonly LessonProgress[] } & Omit<LearningViewProps, 'progress'>) {
  const next = nextLesson(LESSONS, weaknesses, known);
  const due = dueItems(known, nowMs).length;
  return (
    <section className="lead lesson-lead" aria-label={m.continueLearning()}>
      <div>
        {next ? (
          <>
            <p className="tiny faint">
              {known.length === 0 && next.because === 'next' ? m.startHere() : whyNext(next)}
            </p>
            <h2 className="motion" lang="en">
              {next.lesson.title}
            </h2>
            <p className="small muted">
              <span lang="en">{next.lesson.summary}</span> {m.minutes({ minutes: next.lesson.minutes })}
            </p>
          </>
        ) : (
          <h2 className="motion">{m.allFinished()}</h2>
        )}
      </div>
      <div className="lesson-lead-acts">
        {next && (
          <ButtonLink href={lessonUrl(next.lesson.id)} look="primary">
            {next.because === 'begun' ? m.continueLearning() : m.openLesson()}
          </ButtonLink>
        )}
        {due > 0 ? (
          <ButtonLink href={PATHS.review} look={next ? 'plain' : 'primary'}>
            {m.reviewExercises({ count: due })}
          </ButtonLink>
        ) : (
          <p className="tiny faint">{m.nothingDue()}</p>
        )}
      </div>
    </section>
  );
}
