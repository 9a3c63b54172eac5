import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DOCUMENT_SCHEMAS } from './schemas.ts';

type Leaf = { place: string; schema: z.core.$ZodType };

/** Every number and every text that a document may hold, including keys of its maps. */
function leavesOf(schema: z.core.$ZodType, place: string): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => leavesOf(field, `${place}.${name}`));
    case 'array':
      return leavesOf(def.element, `${place}[]`);
    case 'record':
      return [...leavesOf(def.keyType, `${place}{key}`), ...leavesOf(def.valueType, `${place}{}`)];
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, place));
    case 'optional':
    case 'nullable':
    case 'default':
      return leavesOf(def.innerType, place);
    case 'pipe':
      return leavesOf(def.in, place);
    case 'number':
    case 'string':
      return [{ place, schema }];
    default:
      return [];
  }
}

const ENDLESS = [NaN, Infinity, -Infinity, 1e300, -1e300, 'a'.repeat(30_000), '0'.repeat(30_000)];

describe.each(Object.entries(DOCUMENT_SCHEMAS))('the content of %s', (place, schema) => {
  test('has two bounds for each number, and a maximum length for each text', () => {
    const endless = leavesOf(schema, place).filter((leaf) =>
      ENDLESS.some((value) => z.safeParse(leaf.schema, value).success),
    );
    expect(endless.map((leaf) => leaf.place)).toEqual([]);
  });
});

test('the walk finds numbers, texts and keys at any depth', () => {
  const places = leavesOf(DOCUMENT_SCHEMAS['rooms/*'], 'room').map(({ place }) => place);
  expect(places).toEqual(
    expect.arrayContaining(['room.motion', 'room.debate.mutedUntilMs{key}', 'room.debate.floor.used{}']),
  );
});
