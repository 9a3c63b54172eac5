import type * as z from 'zod/mini';

type Def = z.core.$ZodTypes['_zod']['def'];

/** The names of a schema's fields, of every kind of document that it knows. @throws Error if it is no object */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  const def = schema._zod.def as Def;
  switch (def.type) {
    case 'object':
      return Object.keys(def.shape);
    case 'union':
      return [...new Set(def.options.flatMap(fieldsOf))];
    case 'intersection':
      return [...new Set([...fieldsOf(def.left), ...fieldsOf(def.right)])];
    default:
      throw new Error(`A document is no ${def.type}`);
  }
}
