import { isDeepStrictEqual } from 'node:util';
import type { Comparison, Query } from '../port/documents.ts';
import { isPlainMap } from '../storing/check-write.ts';
import type { Fields } from './memory-values.ts';

type Stored = { id: string; fields: Fields };

/** The documents of a collection that a query finds, in its order; those without the field it orders by are left out. */
export function found<Document extends Stored>(
  documents: readonly Document[],
  { where = [], orderBy, limit }: Query,
): Document[] {
  const [field, direction] = orderBy ?? where.find(([, comparison]) => isRange(comparison)) ?? [];
  const matching = documents.filter(({ fields }) =>
    where.every(([name, comparison, value]) => holds(valueAt(fields, name), comparison, value)),
  );
  const sign = direction === 'desc' ? -1 : 1;
  const inOrder = matching
    .filter(({ fields }) => field === undefined || valueAt(fields, field) !== undefined)
    .toSorted(
      (one, other) =>
        sign *
        ((field === undefined ? 0 : compare(valueAt(one.fields, field), valueAt(other.fields, field))) ||
          compare(one.id, other.id)),
    );
  return inOrder.slice(0, limit);
}

const isRange = (comparison: Comparison) => comparison === '<=' || comparison === '>';

function holds(actual: unknown, comparison: Comparison, wanted: unknown): boolean {
  switch (comparison) {
    case '==':
      return isDeepStrictEqual(actual, wanted);
    case 'in':
      return Array.isArray(wanted) && wanted.includes(actual);
    case '<=':
      return typeof actual === typeof wanted && compare(actual, wanted) <= 0;
    case '>':
      return typeof actual === typeof wanted && compare(actual, wanted) > 0;
  }
}

/** Numbers and strings, the only values that rooms are ordered by. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : Number(left > right);
}

function valueAt(fields: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((inner, part) => (isPlainMap(inner) ? Reflect.get(inner, part) : undefined), fields);
}
