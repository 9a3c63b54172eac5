import type { Lesson, LessonHead } from '@rostrum/domain';

/** All lessons in their order, without their text. */
export type LessonHeads = readonly LessonHead[];

/** Each text loads when somebody opens it. */
export type LessonLoaders = Readonly<Record<string, () => Promise<{ default: Lesson }>>>;
