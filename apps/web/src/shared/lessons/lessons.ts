import type { Lesson, LessonHead } from '@rostrum/domain';
import { heads, loaders } from 'virtual:lessons';

/** All lessons in their order, without their text: for lists, search and the choice of the next one. */
export const LESSONS: readonly LessonHead[] = heads;

export const lessonHead = (id: string) => LESSONS.find((lesson) => lesson.id === id);

/** Fetches a lesson; null if there is none with that name. @throws Error if it cannot be fetched */
export async function loadLesson(id: string): Promise<Lesson | null> {
  return (await loaders[id]?.())?.default ?? null;
}
