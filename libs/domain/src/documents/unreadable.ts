import * as z from 'zod/mini';
import { textUpTo } from '../bounds.ts';

export const UNREADABLE = 'unreadable';
export const unreadablePath = (id: string) => `${UNREADABLE}/${id}`;

/** Problems that one entry keeps. */
export const PROBLEMS_KEPT = 12;

/**
 * `unreadable/{id}`: a report for the operators about a document that its schema refuses. Only the server reads and
 * writes it. It contains only names of fields, never their content.
 */
export const unreadableSchema = z.object({
  path: z.string().check(z.maxLength(1_500)),
  /** Names of fields with the expected type. */
  problems: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(PROBLEMS_KEPT)),
  /** The ids in the path, so that an erasure finds documents that nothing else leads to. */
  ids: z.array(textUpTo(100)),
  firstSeenAtMs: z.number().check(z.int(), z.minimum(0)),
  lastSeenAtMs: z.number().check(z.int(), z.minimum(0)),
  /** How often it was encountered; each instance of the server counts it at most once an hour. */
  count: z.number().check(z.int(), z.minimum(1)),
});
export type UnreadableEntry = z.infer<typeof unreadableSchema>;

/** The id that logs and lists use for an unreadable document, the same in every browser and on the server. */
export async function unreadableId(path: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path));
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** The ids in the path of a document, and the parts of ids that combine two. */
export function idsIn(path: string): string[] {
  const ids = path.split('/').filter((_, at) => at % 2 === 1);
  return [...new Set(ids.flatMap((id) => [id, ...id.split(/[~-]/)]))];
}
