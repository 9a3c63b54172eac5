import { useCallback, useEffect, useState } from 'react';
import type { Lesson } from '@rostrum/domain';
import { loadLesson } from '../../../shared/lessons/lessons.ts';

export type LessonReading =
  { at: 'loading' } | { at: 'failed'; retry: () => void } | { at: 'none' } | { at: 'ready'; lesson: Lesson };

type LessonLoad = { id: string; attempt: number; lesson: Lesson | null | 'failed' };

/** Fetches the text of a lesson. */
export function useLesson(id: string): LessonReading {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<LessonLoad>();
  useEffect(() => {
    let isWanted = true;
    const settle = (lesson: LessonLoad['lesson']) => isWanted && setOutcome({ id, attempt, lesson });
    loadLesson(id).then(settle, (error: unknown) => {
      console.warn('The lesson could not be fetched', error);
      settle('failed');
    });
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (outcome?.id !== id || outcome.attempt !== attempt) return { at: 'loading' };
  if (outcome.lesson === 'failed') return { at: 'failed', retry };
  return outcome.lesson ? { at: 'ready', lesson: outcome.lesson } : { at: 'none' };
}
