import * as z from 'zod/mini';

/** Values that fit nearly every field: ids, motions, codes, file names, zones, numbers, lists and empty values. */
const CANDIDATES: readonly unknown[] = [
  'somebody-12',
  'This house would make voting compulsory',
  'ABC234',
  '/app/room',
  'rooms/somebody-12',
  'R-7KQ2M9XHTB',
  'UTC',
  '2026-11-20',
  'a'.repeat(22),
  'a'.repeat(64),
  '0b2d8e7c-6f1a-4c3e-9b5d-2a7f8c9d0e1f',
  'for',
  'one@example.com',
  null,
  0,
  1,
  true,
  [],
  {},
  new Date(0),
];

/** A value that a schema accepts, found by its shape. @throws Error if no candidate fits */
export function aValue(schema: z.core.$ZodType): unknown {
  const candidate = CANDIDATES.find((value) => z.safeParse(schema, value).success);
  if (candidate !== undefined) return candidate;
  const { def } = schema._zod;
  const made = madeFor(def as z.core.$ZodTypes['_zod']['def']);
  if (made !== undefined && z.safeParse(schema, made).success) return made;
  throw new Error(`No value fits ${JSON.stringify(def)}`);
}

function madeFor(def: z.core.$ZodTypes['_zod']['def']): unknown {
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, field]) => field._zod.def.type !== 'optional')
          .map(([name, field]) => [name, aValue(field)]),
      );
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'nullable':
    case 'optional':
    case 'default':
      return aValue(def.innerType);
    case 'array':
      return [aValue(def.element)];
    case 'record':
      return { [String(aValue(def.keyType))]: aValue(def.valueType) };
    case 'pipe':
      return aValue(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'union':
      return aValue(def.options[0]!);
    default:
      return undefined;
  }
}

/** One command of each type that an area's schema knows. */
export function oneOfEach(schema: z.core.$ZodType): { type: string }[] {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  if (def.type !== 'union') throw new Error('That is no union of commands');
  return def.options.map((option) => aValue(option) as { type: string });
}
