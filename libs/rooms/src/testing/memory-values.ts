import { FieldValue, REMOVED } from '../port/field-values.ts';
import { isPlainMap, writeChecks } from '../storing/check-write.ts';

/** The memory's checks of writes. */
export const memoryChecks = writeChecks({
  isMade: (value) => value instanceof FieldValue,
  isRemoval: (value) => value === REMOVED,
});

export type Fields = Record<string, unknown>;

/** A private copy. @throws Error if a value is undefined, as Firestore does */
function copyOf(value: unknown): unknown {
  if (value === undefined) throw new Error('Undefined is no value of a document');
  if (Array.isArray(value)) return value.map(copyOf);
  return isPlainMap(value) ? copyOfMap(value) : value;
}

export function copyOfMap(map: object): Fields {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, copyOf(value)]));
}

/** Fields after others were merged into them, map by map. */
export function merged(before: Fields, changes: object, atMs: number): Fields {
  const after = { ...before };
  for (const [name, value] of Object.entries(changes)) {
    const old = before[name];
    if (isPlainMap(value)) after[name] = merged(isPlainMap(old) ? { ...old } : {}, value, atMs);
    else put(after, name, value, atMs);
  }
  return after;
}

/** Fields after an update; `a.b` replaces the field `b` of the map `a`. */
export function updated(before: Fields, changes: object, atMs: number): Fields {
  const after = { ...before };
  for (const [place, value] of Object.entries(changes)) putAt(after, place.split('.'), value, atMs);
  return after;
}

function putAt(
  fields: Fields,
  [name = '', ...others]: readonly string[],
  value: unknown,
  atMs: number,
): void {
  if (others.length === 0) return put(fields, name, value, atMs);
  const inner = fields[name];
  const map: Fields = isPlainMap(inner) ? { ...inner } : {};
  putAt(map, others, value, atMs);
  fields[name] = map;
}

function put(fields: Fields, name: string, value: unknown, atMs: number): void {
  if (value === REMOVED) delete fields[name];
  else fields[name] = value instanceof FieldValue ? made(value, fields[name], atMs) : value;
}

function made({ kind, amount }: FieldValue, before: unknown, atMs: number): unknown {
  return kind === 'increment' ? (typeof before === 'number' ? before : 0) + amount : new Date(atMs);
}
