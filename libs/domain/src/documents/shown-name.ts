import * as m from '@rostrum/words/shown-words';
import { OPPONENT } from '../debate/opponent.ts';
import { DELETED_NAME, NAMELESS } from './profile.ts';

/** A stored name as people read it: nobody's name, that of a deleted account and that of the opponent are said in their language. */
export function shownName(stored: string | undefined): string {
  if (!stored || stored === NAMELESS) return m.somebody();
  if (stored === OPPONENT.displayName) return m.aiOpponent();
  return stored === DELETED_NAME ? m.deletedUser() : stored;
}
