import * as rooms from '@rostrum/rooms';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { asSnapshot } from '../documents/as-snapshot.ts';

export { readable, UnreadableDocument } from '@rostrum/rooms';

/** A document's content; undefined if there is none. @throws UnreadableDocument if its schema refuses it */
export function readStored<Schema extends z.core.$ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot | undefined,
): z.output<Schema> | undefined {
  return rooms.readStored(schema, snapshot && asSnapshot(snapshot));
}

/**
 * The content of an existing document, such as a query's result. @throws UnreadableDocument if its schema refuses
 * it
 */
export function fieldsOf<Schema extends z.core.$ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.output<Schema> {
  return rooms.fieldsOf(schema, asSnapshot(snapshot));
}

/** A document's content; undefined also if it is unreadable, for callers that can do without it. */
export function readIfReadable<Schema extends z.core.$ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot | undefined,
): z.output<Schema> | undefined {
  return rooms.readIfReadable(schema, snapshot && asSnapshot(snapshot));
}
