import * as z from 'zod/mini';

/**
 * The schema of a path in a document. Unknown if the schema has no such field, which then serves only the database.
 * It has a problem if a map does not accept the key.
 */
export type FieldSchema = { isKnown: true; schema: z.core.$ZodType } | { isKnown: false; problem?: string };

export function schemaOfField(schema: z.core.$ZodType, names: readonly string[]): FieldSchema {
  const [name, ...others] = names;
  if (name === undefined) return { isKnown: true, schema };
  const around = withoutWrapping(schema);
  if (around instanceof z.core.$ZodObject) {
    const { shape } = around._zod.def;
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field ? schemaOfField(field, others) : { isKnown: false };
  }
  if (around instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = around._zod.def;
    const isKey = z.safeParse(keyType, name).success;
    if (!isKey) return { isKnown: false, problem: 'no such key' };
    // An entry may always be removed, but its fields may not.
    return schemaOfField(others.length === 0 ? z.optional(valueType) : valueType, others);
  }
  return { isKnown: false, problem: 'no map, so it has no fields' };
}

/** Unwraps optional, nullable and default schemas. */
function withoutWrapping(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault;
  return isWrapped ? withoutWrapping(schema._zod.def.innerType) : schema;
}
