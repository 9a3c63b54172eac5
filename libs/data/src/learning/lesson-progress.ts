import { collection, limit, query } from 'firebase/firestore';
import { lessonProgressListPath, lessonProgressSchema, type LessonProgress } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Source } from '../live/live.ts';

/** More lessons than there will ever be. */
const LESSONS_MOST = 100;

/** Progress in a lesson as it is stored. */
export const readProgress = withId<Omit<LessonProgress, 'id'>>(lessonProgressSchema);

/** A person's progress in every lesson that they have begun. */
export function lessonProgressSource(uid: string): Source<LessonProgress[]> {
  return querySource(
    () => query(collection(firestore(), lessonProgressListPath(uid)), limit(LESSONS_MOST)),
    readProgress,
  );
}
