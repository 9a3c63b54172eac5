import { problemsOf } from '@rostrum/domain';
import * as z from 'zod/mini';
import type { Snapshot } from './documents.ts';

/** A stored document that its schema refuses. The operators have a report of it before this is thrown. */
export class UnreadableDocument extends Error {
  readonly path: string;
  constructor(path: string, problems: readonly string[]) {
    super(`The document ${path} does not match its schema: ${problems.join('; ')}`);
    this.name = 'UnreadableDocument';
    this.path = path;
  }
}

/** A document's content; undefined if there is none. @throws UnreadableDocument if its schema refuses it */
export function readStored<Schema extends z.core.$ZodType>(
  schema: Schema,
  found: Snapshot | undefined,
): z.output<Schema> | undefined {
  return found?.fields ? fieldsOf(schema, found) : undefined;
}

/**
 * The content of an existing document, such as a query's result. @throws UnreadableDocument if its schema refuses
 * it
 */
export function fieldsOf<Schema extends z.core.$ZodType>(schema: Schema, found: Snapshot): z.output<Schema> {
  const parsed = z.safeParse(schema, found.fields);
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error);
  found.noteUnreadable(problems);
  throw new UnreadableDocument(found.path, problems);
}

/** A document's content; undefined also if it is unreadable, for callers that can do without it. */
export function readIfReadable<Schema extends z.core.$ZodType>(
  schema: Schema,
  found: Snapshot | undefined,
): z.output<Schema> | undefined {
  return orNothing(() => readStored(schema, found));
}

/** Reads the readable ones of these in their order, and skips the others. */
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
