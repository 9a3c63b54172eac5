declare module 'virtual:lessons' {
  // An import statement here would count as a use of every export of its module: see decision 33.
  export const heads: import('./built-lessons.ts').LessonHeads;
  export const loaders: import('./built-lessons.ts').LessonLoaders;
}

declare module 'virtual:model-marks' {
  export const marks: readonly number[];
}
