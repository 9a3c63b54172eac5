import { documentSchemaAt } from '@rostrum/domain';
import * as z from 'zod/mini';
import { schemaOfField } from './schema-of-field.ts';

/** A write that would leave a document that its schema refuses. It is our fault, and is thrown before the commit. */
export class UnstorableError extends Error {
  override readonly name = 'UnstorableError';

  constructor(path: string, problems: readonly string[]) {
    super(`${path} would not be readable: ${problems.join('; ')}`);
  }
}

/** The database's markers for values that it supplies itself, such as its time. */
export type MadeValues = {
  /** Whether the database supplies the value, or removes the field. */
  isMade: (value: unknown) => boolean;
  /** Whether the field is removed. */
  isRemoval: (value: unknown) => boolean;
};

/** Checks of writes with the schema of their path. Each throws `UnstorableError`. */
export type WriteChecks = {
  /** A document that is stored as a whole. */
  whole: (path: string, data: unknown) => void;
  /** The fields of an update. Each replaces the value at its path; `a.b` is a field of the map `a`. */
  update: (path: string, fields: object) => void;
  /** Fields that are merged into a document, map by map. */
  merge: (path: string, data: object) => void;
};

/** Skips values that the database supplies. */
export function writeChecks(values: MadeValues): WriteChecks {
  return {
    whole: (path, data) => throwOn(path, problemsOf(values, schemaAt(path), data, [])),
    update(path, fields) {
      const schema = schemaAt(path);
      if (typeof fields !== 'object')
        throw new UnstorableError(path, ['an update names its fields in one object']);
      const entries = Object.entries(fields);
      throwOn(
        path,
        entries.flatMap(([field, value]) => fieldProblems(values, schema, field.split('.'), value)),
      );
    },
    merge: (path, data) => throwOn(path, mergeProblems(values, schemaAt(path), data, [])),
  };
}

function schemaAt(path: string): z.ZodMiniType {
  const schema = documentSchemaAt(path);
  if (!schema) throw new UnstorableError(path, ['nothing is stored at such a path']);
  return schema;
}

function throwOn(path: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new UnstorableError(path, problems);
}

function mergeProblems(
  values: MadeValues,
  schema: z.core.$ZodType,
  data: object,
  place: readonly string[],
): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const field = schemaOfField(schema, [name]);
    if (!field.isKnown) return field.problem ? [`${[...place, name].join('.')}: ${field.problem}`] : [];
    return isPlainMap(value)
      ? mergeProblems(values, field.schema, value, [...place, name])
      : problemsOf(values, field.schema, value, [...place, name]);
  });
}

function fieldProblems(
  values: MadeValues,
  schema: z.core.$ZodType,
  names: readonly string[],
  value: unknown,
): string[] {
  const field = schemaOfField(schema, names);
  if (!field.isKnown) return field.problem ? [`${names.join('.')}: ${field.problem}`] : [];
  return problemsOf(values, field.schema, value, names);
}

/** A schema's problems with a value, but never the value itself, which may be somebody's words. */
function problemsOf(
  values: MadeValues,
  schema: z.core.$ZodType,
  value: unknown,
  place: readonly string[],
): string[] {
  if (values.isRemoval(value)) return problemsOf(values, schema, undefined, place);
  if (values.isMade(value)) return [];
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return [];
  return parsed.error.issues
    .filter(({ path }) => !isMadeIn(values, value, path))
    .map(({ path, code }) => `${[...place, ...path].join('.') || 'the document'}: ${code}`);
}

/** Whether the database supplies the value at a path, or at a parent of it. */
function isMadeIn(values: MadeValues, value: unknown, path: readonly PropertyKey[]): boolean {
  let here = value;
  for (const name of path) {
    if (typeof here !== 'object' || here === null) return false;
    here = Reflect.get(here, name);
    if (values.isMade(here)) return true;
  }
  return false;
}

/** Whether a value is a plain map, not a list or an instance of a class. */
export function isPlainMap(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value))
  );
}
