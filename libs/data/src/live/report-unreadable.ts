import { problemsOf, unreadableId } from '@rostrum/domain';
import type { UnreadableDocument } from './live.ts';

/** One page reports at most this many; the server finds further broken documents by itself. */
const TOLD_MOST = 10;

const told = new Set<string>();
let tellServer: ((path: string) => void) | undefined;

/** Sends the path of an unreadable document to the server; undefined while nobody is signed in. */
export function tellOfUnreadable(tell: ((path: string) => void) | undefined): void {
  tellServer = tell;
}

/**
 * Reports an unreadable document once per page, under the id that operators know. Only its path leaves the browser.
 */
export function reportUnreadable({ path, cause }: UnreadableDocument): void {
  if (told.has(path) || told.size >= TOLD_MOST) return;
  told.add(path);
  tellServer?.(path);
  const problems = problemsOf(cause).join('; ');
  unreadableId(path).then(
    (id) => console.error(`A stored document could not be read (${id}): ${path}: ${problems}`),
    () => console.error(`A stored document could not be read: ${path}: ${problems}`),
  );
}

/** As if the page had just been opened; for tests. */
export function forgetTold(): void {
  told.clear();
}
