import * as z from 'zod/mini';
import { uidSchema } from '../contracts/ids.ts';

export const UNCLAIMED_FILES = 'unclaimedFiles';
/** The document of a file, by where the file lies: no part of such a path has a `~` in it. */
export const unclaimedFilePath = (path: string) => `${UNCLAIMED_FILES}/${path.replaceAll('/', '~')}`;
/** Where the file lies that a document is about, by the document's id. */
export const unclaimedFileAt = (id: string) => id.replaceAll('~', '/');

/**
 * `unclaimedFiles/{place}`: a file in storage without a reference. The server writes this document before the file,
 * and deletes it in the transaction that adds a reference. After the due time the sweeper removes the file, and
 * then this document. Only the server reads it.
 */
export const unclaimedFileSchema = z.object({
  /** Whose file it is. */
  uid: uidSchema,
  /** From then on nothing may begin to refer to it. Epoch milliseconds. */
  dueAtMs: z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
});
export type UnclaimedFile = z.infer<typeof unclaimedFileSchema>;
