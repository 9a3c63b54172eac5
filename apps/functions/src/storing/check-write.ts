import { documentSchemaAt } from '@rostrum/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { schemaOfField } from './schema-of-field.ts';

/** A write that would leave a document which its schema refuses: a fault of ours, thrown before anything is committed. */
export class UnstorableError extends Error {
  override readonly name = 'UnstorableError';

  constructor(path: string, problems: readonly string[]) {
    super(`${path} would not be readable: ${problems.join('; ')}`);
  }
}

/**
 * Checks a document that is stored as a whole. What the database itself fills in, such as its time, is left to it.
 *
 * @throws {UnstorableError}
 */
export function checkWhole(path: string, data: unknown): void {
  throwOn(path, problemsOf(schemaAt(path), data, []));
}

/**
 * Checks the fields of an update, each of which replaces what stands at its place; `a.b` is a field of the map `a`.
 *
 * @throws {UnstorableError}
 */
export function checkUpdate(path: string, fields: object): void {
  const schema = schemaAt(path);
  if (typeof fields !== 'object')
    throw new UnstorableError(path, ['an update names its fields in one object']);
  throwOn(
    path,
    Object.entries(fields).flatMap(([field, value]) => fieldProblems(schema, field.split('.'), value)),
  );
}

/**
 * Checks fields that are merged into a document, map by map.
 *
 * @throws {UnstorableError}
 */
export function checkMerge(path: string, data: object): void {
  throwOn(path, mergeProblems(schemaAt(path), data, []));
}

function schemaAt(path: string): z.ZodMiniType {
  const schema = documentSchemaAt(path);
  if (!schema) throw new UnstorableError(path, ['nothing is stored at such a path']);
  return schema;
}

function throwOn(path: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new UnstorableError(path, problems);
}

function mergeProblems(schema: z.core.$ZodType, data: object, place: readonly string[]): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const field = schemaOfField(schema, [name]);
    if (!field.isKnown) return field.problem ? [`${[...place, name].join('.')}: ${field.problem}`] : [];
    return isPlainMap(value)
      ? mergeProblems(field.schema, value, [...place, name])
      : problemsOf(field.schema, value, [...place, name]);
  });
}

function fieldProblems(schema: z.core.$ZodType, names: readonly string[], value: unknown): string[] {
  const field = schemaOfField(schema, names);
  if (!field.isKnown) return field.problem ? [`${names.join('.')}: ${field.problem}`] : [];
  return problemsOf(field.schema, value, names);
}

/** What a schema says to a value; never the value, since that may be somebody's words. */
function problemsOf(schema: z.core.$ZodType, value: unknown, place: readonly string[]): string[] {
  if (isRemoval(value)) return problemsOf(schema, undefined, place);
  if (value instanceof FieldValue) return [];
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return [];
  return parsed.error.issues
    .filter(({ path }) => !isFilledIn(value, path))
    .map(({ path, code }) => `${[...place, ...path].join('.') || 'the document'}: ${code}`);
}

function isRemoval(value: unknown): boolean {
  return value instanceof FieldValue && value.isEqual(FieldValue.delete());
}

/** Whether the database fills in what stands at a place, or around it. */
function isFilledIn(value: unknown, path: readonly PropertyKey[]): boolean {
  let here = value;
  for (const name of path) {
    if (typeof here !== 'object' || here === null) return false;
    here = Reflect.get(here, name);
    if (here instanceof FieldValue) return true;
  }
  return false;
}

function isPlainMap(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value))
  );
}
