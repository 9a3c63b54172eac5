import * as z from 'zod/mini';
import { isReservedName } from '../ids.ts';
import { fieldOf } from './problems.ts';

type Path = readonly PropertyKey[];
type Fields = Record<string, unknown>;

/** The result of a repair, and the fields that it removes, safe to show. */
export type Repair = { fields: Fields; drops: string[] };

/** More broken places than this are not a slip that a rule can mend. */
const TRIES = 40;

/**
 * Makes a document readable by dropping parts: reserved keys, keys that the schema refuses, and fields that it can do
 * without. It invents and changes nothing; undefined if dropping is not enough. The same document gets the same
 * repair.
 */
export function repairOf(schema: z.ZodMiniType, stored: Fields): Repair | undefined {
  const dropped: Path[] = [];
  let fields = withoutReserved(stored, [], dropped);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const parsed = z.safeParse(schema, fields);
    if (parsed.success) return dropped.length === 0 ? undefined : { fields, drops: dropped.map(fieldOf) };
    const path = droppable(fields, parsed.error.issues);
    if (!path) return undefined;
    fields = without(fields, path);
    dropped.push(path);
  }
  return undefined;
}

/** The first place that can be dropped: an existing key of a map, outside any list. */
function droppable(fields: Fields, issues: readonly z.core.$ZodIssue[]): Path | undefined {
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const path = unknown === undefined ? issue.path : [...issue.path, unknown];
    if (path.length > 0 && isInMaps(fields, path)) return path;
  }
  return undefined;
}

function isInMaps(fields: Fields, path: Path): boolean {
  let at: unknown = fields;
  for (const key of path) {
    if (!isMap(at) || !Object.hasOwn(at, key)) return false;
    at = at[String(key)];
  }
  return true;
}

function isMap(value: unknown): value is Fields {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || isStoredKey(prototype);
}

/**
 * Whether the prototype of an object is really the map that was stored under the key `__proto__`: the SDK reads it
 * so.
 */
function isStoredKey(prototype: unknown): boolean {
  if (prototype === null || typeof prototype !== 'object' || prototype === Object.prototype) return false;
  return Object.getPrototypeOf(prototype) === Object.prototype && !Object.hasOwn(prototype, 'constructor');
}

function without(fields: Fields, [key, ...rest]: Path): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (name !== String(key)) return [[name, value]];
    return rest.length > 0 && isMap(value) ? [[name, without(value, rest)]] : [];
  });
  return Object.fromEntries(entries);
}

function withoutReserved(fields: Fields, at: Path, dropped: Path[]): Fields {
  if (isStoredKey(Object.getPrototypeOf(fields))) dropped.push([...at, '__proto__']);
  const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (isReservedName(name)) {
      dropped.push([...at, name]);
      return [];
    }
    return [[name, isMap(value) ? withoutReserved(value, [...at, name], dropped) : value]];
  });
  return Object.fromEntries(entries);
}
