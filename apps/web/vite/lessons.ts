import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { lessonHeadSchema, type Lesson, type LessonHead } from '@rostrum/domain';
import type { Plugin } from 'vite';
import { parseLesson } from './lessons/parse-lesson.ts';

const FOLDER = resolve(import.meta.dirname, '../src/shared/lessons/content');
const INDEX = 'virtual:lessons';

/** All lessons of the repository, in order. @throws Error naming the file and its problem */
export function readLessons(folder: string = FOLDER): Lesson[] {
  return filesIn(folder)
    .map((file) => readLesson(join(folder, file)))
    .toSorted((one, other) => one.order - other.order);
}

/**
 * Turns lessons into data at build time: `content/*.md` becomes a module with the lesson, `virtual:lessons` the
 * headers of all of them and a loader for each. The browser parses no Markdown, and nothing becomes HTML.
 */
export function lessons(): Plugin {
  return {
    name: 'rostrum:lessons',
    enforce: 'pre',
    resolveId: (source) => (source === INDEX ? `\0${INDEX}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule(readLessons());
      if (!id.startsWith(FOLDER) || !id.endsWith('.md')) return null;
      return `export default ${JSON.stringify(readLesson(id))};`;
    },
  };
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
