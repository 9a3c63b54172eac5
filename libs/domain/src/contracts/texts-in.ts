import * as z from 'zod/mini';
import { markOf, type TextMark } from './public-text.ts';

/** A string or a marked text of a schema, with its value if there is one. `path` as in "topic.terms.0.meaning". */
export type FoundText = { path: string; schema: z.core.$ZodType; mark: TextMark | undefined; value: unknown };

/** Replaces the values when a schema is walked without one: the walk enters every branch. */
const ANY = Symbol('any value');

/**
 * All marked texts and unmarked strings of a parsed value. A text of two schemas, as behind a pipe, appears once for
 * each.
 */
export function textsIn(schema: z.core.$ZodType, value: unknown): FoundText[] {
  return walk(schema, value, []);
}

/** All marked texts and unmarked strings that a schema can hold. */
export function textsOf(schema: z.core.$ZodType): FoundText[] {
  return walk(schema, ANY, []);
}

type Path = readonly (string | number)[];

/** @throws Error for an unknown kind of schema, so that no text hides behind one */
function walk(schema: z.core.$ZodType, value: unknown, path: Path): FoundText[] {
  if (value === undefined || value === null) return [];
  const mark = markOf(schema);
  const type = kindOf(schema);
  if (mark || type.kind === 'string') {
    return value === ANY || typeof value === 'string' ? [{ path: path.join('.'), schema, mark, value }] : [];
  }
  switch (type.kind) {
    case 'closed':
      return [];
    case 'around':
      return type.inner.flatMap((inner) => walk(inner, value, path));
    case 'object':
      return Object.entries(type.shape).flatMap(([key, inner]) =>
        walk(inner, memberOf(value, key), [...path, key]),
      );
    case 'list':
      return entriesOf(value).flatMap(([key, one]) => walk(type.element, one, [...path, key]));
    case 'record':
      return entriesOf(value).flatMap(([key, one]) => [
        ...walk(type.key, value === ANY ? ANY : key, [...path, key]),
        ...walk(type.element, one, [...path, key]),
      ]);
    case 'choice':
      return type.options
        .filter((option) => fits(option, type.discriminator, value))
        .flatMap((option) => walk(option, value, path));
  }
}

type Kind =
  | { kind: 'string' | 'closed' }
  | { kind: 'around'; inner: readonly z.core.$ZodType[] }
  | { kind: 'object'; shape: z.core.$ZodShape }
  | { kind: 'list'; element: z.core.$ZodType }
  | { kind: 'record'; key: z.core.$ZodType; element: z.core.$ZodType }
  | { kind: 'choice'; options: readonly z.core.$ZodType[]; discriminator?: string };

const CLOSED: ReadonlySet<string> = new Set([
  'boolean',
  'date',
  'enum',
  'literal',
  'never',
  'null',
  'number',
  'transform',
  'undefined',
]);

function kindOf(schema: z.core.$ZodType): Kind {
  const { def } = schema._zod;
  if (def.type === 'string') return { kind: 'string' };
  if (CLOSED.has(def.type)) return { kind: 'closed' };
  if (schema instanceof z.core.$ZodObject) return { kind: 'object', shape: schema._zod.def.shape };
  if (schema instanceof z.core.$ZodArray) return { kind: 'list', element: schema._zod.def.element };
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    return { kind: 'record', key: keyType, element: valueType };
  }
  if (schema instanceof z.core.$ZodPipe) {
    return { kind: 'around', inner: [schema._zod.def.in, schema._zod.def.out] };
  }
  if (schema instanceof z.core.$ZodDiscriminatedUnion) {
    const { options, discriminator } = schema._zod.def;
    return { kind: 'choice', options, discriminator };
  }
  if (schema instanceof z.core.$ZodUnion) return { kind: 'choice', options: schema._zod.def.options };
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) {
    return { kind: 'around', inner: [def.innerType] };
  }
  throw new Error(`The walk over texts does not know schemas of the kind ${def.type}`);
}

function fits(option: z.core.$ZodType, discriminator: string | undefined, value: unknown): boolean {
  if (value === ANY || discriminator === undefined) return true;
  const literals =
    option instanceof z.core.$ZodObject ? option._zod.def.shape[discriminator]?._zod.values : undefined;
  const said = memberOf(value, discriminator);
  return literals === undefined || [...literals].some((literal) => literal === said);
}

function memberOf(value: unknown, key: string): unknown {
  if (value === ANY) return ANY;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function entriesOf(value: unknown): [string, unknown][] {
  if (value === ANY) return [['*', ANY]];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
