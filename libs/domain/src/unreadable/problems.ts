import * as z from 'zod/mini';
import { PROBLEMS_KEPT } from '../documents/unreadable.ts';

/** A name that a programmer chose. Anything else in a path may be somebody's id or words. */
const FIELD = /^[A-Za-z]{1,30}$/;

/**
 * A schema's complaints about a document, as names of fields and expected types. Keys of maps become `*` and values
 * are left out, so that nobody's words leave the document.
 */
export function problemsOf(error: unknown): string[] {
  // eslint-disable-next-line words/visible -- For engineers, beside the schema's own words.
  if (!(error instanceof z.core.$ZodError)) return ['The document could not be read'];
  const problems = error.issues.map((issue) => `${fieldOf(issue.path)}: ${expectedIn(issue)}`);
  return [...new Set(problems)].slice(0, PROBLEMS_KEPT);
}

/** A path through a document, safe to show. */
export function fieldOf(path: readonly PropertyKey[]): string {
  const names = path.map((key) => (typeof key === 'number' || FIELD.test(String(key)) ? String(key) : '*'));
  return names.join('.').slice(0, 120) || 'document';
}

function expectedIn(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'invalid_key':
      return 'a key that may not stand here';
    case 'unrecognized_keys':
      return 'a field that nobody knows';
    case 'too_big':
      return `more than ${issue.maximum}`;
    case 'too_small':
      return `less than ${issue.minimum}`;
    case 'invalid_union':
      return 'none of the forms it may have';
    default:
      return issue.code.replaceAll('_', ' ');
  }
}
