import * as z from 'zod/mini';
import { uidSchema } from '../ids.ts';

export const UNCLAIMED_FILES = 'unclaimedFiles';
/** The document id of a file, from its path: no part of such a path contains a `~`. */
export const unclaimedFilePath = (path: string) => `${UNCLAIMED_FILES}/${path.replaceAll('/', '~')}`;
/** The path of the file that a document id stands for. */
export const unclaimedFileAt = (id: string) => id.replaceAll('~', '/');

/**
 * `unclaimedFiles/{place}`: a file in storage without a reference. The server writes this document before the file,
 * and deletes it in the transaction that adds a reference. After the due time the sweeper removes the file, and
 * then this document. Only the server reads it.
 */
export const unclaimedFileSchema = z.object({
  /** The owner of the file. */
  uid: uidSchema,
  /** From then on nothing may start to refer to it. Epoch milliseconds. */
  dueAtMs: z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
});
export type UnclaimedFile = z.infer<typeof unclaimedFileSchema>;
