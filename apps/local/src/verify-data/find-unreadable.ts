import { documentSchemaAt, problemsOf } from '@rostrum/domain';

export type Unreadable = { path: string; problems: string[] };

/** The documents that the schema of their path refuses, or that have none. */
export function findUnreadable(documents: ReadonlyMap<string, object>): Unreadable[] {
  return [...documents].flatMap(([path, fields]) => {
    const problems = problemsIn(path, fields);
    return problems.length > 0 ? [{ path, problems }] : [];
  });
}

function problemsIn(path: string, fields: object): string[] {
  const schema = documentSchemaAt(path);
  if (!schema) return ['no document is stored in such a place'];
  const parsed = schema.safeParse(fields);
  return parsed.success ? [] : problemsOf(parsed.error);
}
