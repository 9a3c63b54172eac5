import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** A mistake in a request: the field, absent if the whole request is wrong, and what it needs. */
export type Problem = { field?: string; says: string };

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

/** The first thing that is wrong with a value, in words. */
export function problemOf(issues: readonly Issue[], value: unknown): Problem {
  const [issue] = issues;
  if (!issue) return { says: 'is invalid' };
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const says = issue.code === 'unrecognized_keys' ? 'is no field of a request' : needOf(issue, value);
  return path.length === 0 ? { says } : { field: fieldOf(path), says };
}

/** One sentence: "line 3: context[2].text needs a text, and is a number". */
export function sentenceOf({ field, says }: Problem, line?: number): string {
  const place = line === undefined ? '' : `line ${line}: `;
  return `${place}${field ?? (line === undefined ? 'the request' : 'it')} ${says}`;
}

function needOf(issue: Issue, value: unknown): string {
  const found = `and ${foundAt(issue.path, value)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `needs ${KINDS[issue.expected] ?? issue.expected}, ${found}`;
    case 'invalid_union':
      return `needs a text or a number, ${found}`;
    case 'invalid_value':
      return `needs ${issue.values.map((one) => JSON.stringify(one)).join(' or ')}, ${found}`;
    case 'too_small':
      return `needs at least ${String(issue.minimum)}, ${found}`;
    case 'too_big':
      return `may be at most ${String(issue.maximum)}, ${found}`;
    default:
      return issue.message;
  }
}

const SHOWN = 40;

function foundAt(path: readonly PropertyKey[], value: unknown): string {
  const found = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.getOwnPropertyDescriptor(inner, key)?.value
        : undefined,
    value,
  );
  if (found === undefined) return 'is missing';
  if (found === null) return 'is null';
  if (Array.isArray(found)) return 'is a list';
  if (typeof found === 'object') return 'is an object';
  const text = JSON.stringify(found);
  return `is ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}`;
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`))
    .join('');
}
