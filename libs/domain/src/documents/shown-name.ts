import * as m from '@rostrum/words/shown-words';
import { DELETED_NAME, NAMELESS } from './profile.ts';

/** A stored name as people read it: nobody's name, and that of a deleted account, are said in their language. */
export function shownName(stored: string | undefined): string {
  if (!stored || stored === NAMELESS) return m.somebody();
  return stored === DELETED_NAME ? m.deletedUser() : stored;
}
