import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

type Environment = Partial<Record<string, string>>;

/** One line if an optional setting of JSON cannot be read: where it is wrong, and the file that has its shape. */
export function complainAboutJson(env: Environment, name: string, schema: $ZodType, shape: string): string[] {
  const json = env[name]?.trim() ?? '';
  if (json === '') return [];
  const why = whyUnreadable(json, schema);
  return why === null ? [] : [`  ${name} is wrong: ${why}. Its shape is in ${shape}`];
}

function whyUnreadable(json: string, schema: $ZodType): string | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return `it is no JSON (${(error as Error).message}); a shell wants it in single quotes`;
  }
  const read = z.safeParse(schema, value);
  return read.success ? null : read.error.issues.map(wordsOf).join('; ');
}

function wordsOf(issue: $ZodIssue): string {
  const place = issue.path.length === 0 ? '' : ` in ${issue.path.join('.')}`;
  if (issue.code === 'unrecognized_keys') return `it does not know ${issue.keys.join(', ')}${place}`;
  return place === '' ? 'it needs an object' : `something is missing or wrong${place}`;
}
