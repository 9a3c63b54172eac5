import * as rooms from '@rostrum/rooms';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { asFound } from '../documents/as-found.ts';

export { readable, UnreadableDocument } from '@rostrum/rooms';

/**
 * What a document holds; undefined where there is none.
 * @throws UnreadableDocument where its schema refuses it
 */
export function readStored<Schema extends z.core.$ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot | undefined,
): z.output<Schema> | undefined {
  return rooms.readStored(schema, snapshot && asFound(snapshot));
}

/**
 * What a document holds that is known to be there, such as one that a query found.
 * @throws UnreadableDocument where its schema refuses it
 */
export function fieldsOf<Schema extends z.core.$ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.output<Schema> {
  return rooms.fieldsOf(schema, asFound(snapshot));
}

/** What a document holds; undefined also where it can't be read, for what a caller can do without. */
export function readIfReadable<Schema extends z.core.$ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot | undefined,
): z.output<Schema> | undefined {
  return rooms.readIfReadable(schema, snapshot && asFound(snapshot));
}
