import { LESSONS } from '../../../shared/lessons/lessons.ts';
import { createSearchIndex } from '../../../shared/search/search-index.ts';

const index = createSearchIndex(
  LESSONS.map(({ id, title, summary }) => ({ id, kind: 'lesson', text: title, note: summary })),
);

/** The names of the lessons with the typed words in their title or summary; all of them before anything is typed. */
export function findLessons(typed: string): ReadonlySet<string> {
  if (typed.trim() === '') return new Set(LESSONS.map(({ id }) => id));
  return new Set(index.find(typed, LESSONS.length).map(({ entry }) => entry.id));
}
