import { problemsOf } from '@rostrum/domain';
import * as z from 'zod/mini';
import type { Found } from './documents.ts';

/** A stored document that its schema refuses. It was noted for the operators before this was thrown. */
export class UnreadableDocument extends Error {
  readonly path: string;
  constructor(path: string, problems: readonly string[]) {
    super(`The document ${path} does not match its schema: ${problems.join('; ')}`);
    this.name = 'UnreadableDocument';
    this.path = path;
  }
}

/**
 * What a document holds; undefined where there is none.
 * @throws UnreadableDocument where its schema refuses it
 */
export function readStored<Schema extends z.core.$ZodType>(
  schema: Schema,
  found: Found | undefined,
): z.output<Schema> | undefined {
  return found?.fields ? fieldsOf(schema, found) : undefined;
}

/**
 * What a document holds that is known to be there, such as one that a query found.
 * @throws UnreadableDocument where its schema refuses it
 */
export function fieldsOf<Schema extends z.core.$ZodType>(schema: Schema, found: Found): z.output<Schema> {
  const parsed = z.safeParse(schema, found.fields);
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error);
  found.noteUnreadable(problems);
  throw new UnreadableDocument(found.path, problems);
}

/** What a document holds; undefined also where it can't be read, for what a caller can do without. */
export function readIfReadable<Schema extends z.core.$ZodType>(
  schema: Schema,
  found: Found | undefined,
): z.output<Schema> | undefined {
  return orNothing(() => readStored(schema, found));
}

/** Reads each of these that can be read, in their order, and leaves the others out. */
export function readable<Document, Value>(
  documents: readonly Document[],
  read: (document: Document) => Value,
): Value[] {
  return documents.flatMap((document) => {
    const found = orNothing(() => ({ value: read(document) }));
    return found ? [found.value] : [];
  });
}

function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDocument) return undefined;
    throw error;
  }
}
