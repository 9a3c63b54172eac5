import { accept, documentSchemaAt } from '@rostrum/domain';
import type { FeedbackHandler } from '../feedback/context.ts';
import { readIfReadable } from './read-stored.ts';

/**
 * Handles a browser's report of an unreadable document. The server checks the document and notes it only if it
 * really is unreadable. The answer is the same either way, so the caller learns nothing about a hidden document.
 */
export const reportUnreadable: FeedbackHandler<'reportUnreadable'> = async ({ db, tx }, { path }) => {
  const schema = documentSchemaAt(path);
  if (schema) readIfReadable(schema, await tx.get(db.doc(path)));
  return accept({});
};
