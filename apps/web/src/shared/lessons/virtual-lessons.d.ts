declare module 'virtual:lessons' {
  import type { Lesson, LessonHead } from '@rostrum/domain';

  /** All lessons in their order, without their text. */
  export const heads: readonly LessonHead[];
  /** Each text is fetched when somebody opens it. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: Lesson }>>>;
}
