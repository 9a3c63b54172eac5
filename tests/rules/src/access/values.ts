import type { Field, Fields } from '@rostrum/domain/access';

type Value = Record<string, unknown>;
type Transform = { fieldPath: string; setToServerValue: 'REQUEST_TIME' };

const has = <Name extends string>(field: object, name: Name): field is Record<Name, unknown> =>
  Object.hasOwn(field, name);

/** A value as the REST interface takes it; times count from `baseMs`. */
export function valueOf(field: Field, baseMs: number): Value {
  if (field === null) return { nullValue: null };
  if (typeof field === 'boolean') return { booleanValue: field };
  if (typeof field === 'string') return { stringValue: field };
  if (typeof field === 'number') return numberOf(field);
  if (field instanceof Date) return { timestampValue: field.toISOString() };
  if (Array.isArray(field))
    return { arrayValue: { values: field.map((one: Field) => valueOf(one, baseMs)) } };
  if (has(field, '$ms')) return numberOf(baseMs + Number(field.$ms));
  if (has(field, '$time')) return { timestampValue: new Date(baseMs + Number(field.$time)).toISOString() };
  return { mapValue: { fields: fieldsOf(field as Fields, baseMs) } };
}

const numberOf = (value: number): Value =>
  Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: doubleOf(value) };

const doubleOf = (value: number) => (Number.isFinite(value) ? value : String(value));

const isServers = (field: Field | undefined) =>
  typeof field === 'object' && field !== null && has(field, '$server');

/** All fields but those that the database sets. */
export function fieldsOf(fields: Fields, baseMs: number): Record<string, Value> {
  const own = Object.entries(fields).filter(([, field]) => field !== undefined && !isServers(field));
  return Object.fromEntries(own.map(([name, field]) => [name, valueOf(field, baseMs)]));
}

/** The fields that the database sets to its own time. */
export function transformsOf(fields: Fields): Transform[] {
  return Object.entries(fields)
    .filter(([, field]) => isServers(field))
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
}
