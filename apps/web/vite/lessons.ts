import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { lessonHeadSchema, type Lesson, type LessonHead } from '@rostrum/domain';
import { marksOf } from '@rostrum/moderator/exercises';
import type { Plugin } from 'vite';
import { parseLesson } from './lessons/parse-lesson.ts';

const FOLDER = resolve(import.meta.dirname, '../src/shared/lessons/content');
const INDEX = 'virtual:lessons';
const MODEL_MARKS = 'virtual:model-marks';

/** All lessons of the repository, in order. @throws Error naming the file and its problem */
export function readLessons(folder: string = FOLDER): Lesson[] {
  return filesIn(folder)
    .map((file) => readLesson(join(folder, file)))
    .toSorted((one, other) => one.order - other.order);
}

/**
 * Turns lessons into data at build time: `content/*.md` becomes a module with the lesson, `virtual:lessons` the
 * headers of all of them and a loader for each, `virtual:model-marks` what copies of their good answers are known by. The
 * browser parses no Markdown, and nothing becomes HTML.
 */
export function lessons(): Plugin {
  return {
    name: 'rostrum:lessons',
    enforce: 'pre',
    resolveId: (source) => (source === INDEX || source === MODEL_MARKS ? `\0${source}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule(readLessons());
      if (id === `\0${MODEL_MARKS}`)
        return `export const marks = ${JSON.stringify(marksOfModels(readLessons()))};`;
      if (!id.startsWith(FOLDER) || !id.endsWith('.md')) return null;
      return `export default ${JSON.stringify(readLesson(id))};`;
    },
  };
}

/** The marks of all good answers. */
export function marksOfModels(all: readonly Lesson[]): number[] {
  return all.flatMap(({ exercises }) =>
    exercises.flatMap((exercise) => (exercise.kind === 'write' ? exercise.models.flatMap(marksOf) : [])),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.md'));
}

function readLesson(path: string): Lesson {
  return parseLesson(basename(path, '.md'), readFileSync(path, 'utf8'));
}

function indexModule(all: readonly Lesson[]): string {
  const heads: LessonHead[] = all.map((lesson) => lessonHeadSchema.parse(lesson));
  const loaders = all.map(
    ({ id }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(join(FOLDER, `${id}.md`))}),`,
  );
  return `export const heads = ${JSON.stringify(heads)};\nexport const loaders = {\n${loaders.join('\n')}\n};`;
}
