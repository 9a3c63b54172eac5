import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';

/**
 * A collection or document id made of any letters, since somebody may have stored it by hand. Firestore reserves
 * `__…`, `.` and `..`.
 */
const NAME = String.raw`(?!__|\.{1,2}(?:\/|$))[^/]+`;
const PATH = new RegExp(`^${NAME}/${NAME}(?:/${NAME}/${NAME})*$`);

/** The path of a document from the root. */
export const documentPathSchema = z
  .string()
  .check(
    z.maxLength(1_500, { error: () => m.noDocumentPlace() }),
    z.regex(PATH, { error: () => m.noDocumentPlace() }),
  );
