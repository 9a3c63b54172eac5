import { lessonSchema, splitFrontMatter, type Lesson } from '@rostrum/domain';
import { lexer, type Token } from 'marked';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import { blockOf } from './blocks.ts';
import { exerciseOf } from './exercises.ts';

/**
 * Parses one lesson: YAML between dashes, then Markdown, with exercises in fences of the language `exercise`. The
 * file has the name of the lesson. @throws Error naming the lesson and its problem
 */
export function parseLesson(id: string, source: string): Lesson {
  try {
    const found = splitFrontMatter(source);
    if (!found) throw new Error('it does not begin with its front matter');
    const tokens = lexer(found.body).filter(({ type }) => type !== 'space');
    const lesson: unknown = {
      ...recordOf(parseYaml(found.front)),
      id,
      text: tokens.filter((token) => !isExercise(token)).map(blockOf),
      exercises: tokens.filter(isExercise).map((token) => exerciseOf(parseYaml(token.text))),
    };
    return lessonSchema.parse(lesson);
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The lesson ${id} cannot be read: ${what}`, { cause });
  }
}

type Fence = Token & { text: string };

function isExercise(token: Token): token is Fence {
  return token.type === 'code' && token['lang'] === 'exercise';
}

function recordOf(value: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(value);
}
