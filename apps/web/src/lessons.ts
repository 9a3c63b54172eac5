import { PATHS } from './app/paths.ts';

/** Something to learn, as the search and the dashboard name it. */
export type LessonLink = { title: string; path: string; minutes: number };

/** In the order in which they are best read. */
export const LESSONS: readonly [LessonLink, ...LessonLink[]] = [
  { title: 'A Quick clash, step by step', path: PATHS.learning, minutes: 10 },
];
