import { accept, documentSchemaAt } from '@rostrum/domain';
import type { FeedbackHandler } from '../feedback/context.ts';
import { readIfReadable } from './read-stored.ts';

/**
 * A browser came upon a document that it can't read. The server looks for itself and notes it only if that is so; the answer
 * is the same either way, so nobody learns anything of a document that they may not see.
 */
export const reportUnreadable: FeedbackHandler<'reportUnreadable'> = async ({ db, tx }, { path }) => {
  const schema = documentSchemaAt(path);
  if (schema) readIfReadable(schema, await tx.get(db.doc(path)));
  return accept({});
};
