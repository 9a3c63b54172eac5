import * as fc from 'fast-check';
import { aValue } from '@rostrum/domain/testing';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** Values that a field of this name may refer to, because they exist. */
export type Known = Readonly<Record<string, readonly string[]>>;

const HOSTILE = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'a/b',
  '..',
  '\u0000',
  '\ud800',
  '\u202e',
  '🙂',
  '{}',
  '1e999',
];
const SENSIBLE = ['This house would make voting compulsory', 'https://example.com/a', '2026-11-20', 'ABC234'];
const TEXTS = fc.oneof(
  fc.constantFrom(...HOSTILE, ...SENSIBLE),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(200, 1_000, 20_000).map((length) => 'a '.repeat(length)),
);
const NUMBERS = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300),
  fc.integer({ min: -5, max: 100 }),
);
/** What JSON can say, and nobody expects. */
const WILD: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}, [[]]),
  TEXTS,
  NUMBERS,
  fc.dictionary(fc.string({ unit: 'binary', maxLength: 6 }), fc.oneof(TEXTS, NUMBERS), { maxKeys: 3 }),
  fc.array(fc.oneof(TEXTS, NUMBERS), { maxLength: 40 }),
);

/** Inputs for a schema: mostly such as it accepts, with a field now and then that is wild, missing or one too many. */
export function anyInput(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  return fitting(schema, '', known);
}

const mostly = (schema: Schema, name: string, known: Known) =>
  fc.oneof({ weight: 25, arbitrary: fitting(schema, name, known) }, { weight: 1, arbitrary: WILD });

function fitting(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object':
      return object(def.shape, known);
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'boolean':
      return fc.boolean();
    case 'nullable':
      return fc.option(mostly(def.innerType, name, known));
    case 'optional':
    case 'default':
      return mostly(def.innerType, name, known);
    case 'array':
      return fc.array(mostly(def.element, name, known), { maxLength: 4 });
    case 'union':
      return fc.oneof(...def.options.map((option) => fitting(option, name, known)));
    case 'pipe':
      return leaf(
        schema,
        name,
        known,
        fitting(def.in._zod.def.type === 'transform' ? def.out : def.in, name, known),
      );
    default:
      return leaf(schema, name, known, def.type === 'number' ? NUMBERS : TEXTS);
  }
}

function object(shape: z.core.$ZodShape, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape);
  const isNeeded = ([, { _zod }]: [string, Schema]) => !['optional', 'default'].includes(_zod.def.type);
  const all = Object.fromEntries(
    fields.map(([name, field]) => {
      const isName = field._zod.def.type === 'literal';
      return [name, isName ? fitting(field, name, known) : mostly(field, name, known)];
    }),
  );
  const requiredKeys = fields.filter(isNeeded).map(([name]) => name);
  const whole = fc.record(all, { requiredKeys, noNullPrototype: true });
  return fc.oneof(
    { weight: 25, arbitrary: whole },
    { weight: 1, arbitrary: fc.tuple(whole, WILD).map(([one, more]) => ({ ...one, unexpected: more })) },
    { weight: 1, arbitrary: fc.record(all, { requiredKeys: [], noNullPrototype: true }) },
  );
}

/** A value that exists, one that the schema accepts, or any of its kind. */
function leaf(
  schema: Schema,
  name: string,
  known: Known,
  others: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const ids = known[name] ?? [];
  return fc.oneof(
    ...(ids.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...ids) }] : []),
    { weight: 4, arbitrary: accepted(schema) },
    { weight: 1, arbitrary: others },
  );
}

function accepted(schema: Schema): fc.Arbitrary<unknown> {
  try {
    return fc.constant(aValue(schema));
  } catch {
    return WILD;
  }
}
