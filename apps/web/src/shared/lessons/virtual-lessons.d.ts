declare module 'virtual:lessons' {
  // Not an import statement: in a declared module, knip takes it as a use of the whole library.
  type Lesson = import('@rostrum/domain').Lesson;
  type LessonHead = import('@rostrum/domain').LessonHead;

  /** All lessons in their order, without their text. */
  export const heads: readonly LessonHead[];
  /** Each text is fetched when somebody opens it. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: Lesson }>>>;
}
