import { browserShelf, roomShelfKey } from '../storage/browser-shelf.ts';
import { draftsSchema } from './drafts.ts';

/** A room in which this browser keeps drafts of a person, the last one first. */
export type RoomDraft = { roomId: string; texts: readonly string[] };

/** All drafts that this browser keeps of a person. Rooms without words are left out. */
export function readAllDrafts(uid: string): RoomDraft[] {
  const start = roomShelfKey('draft', uid, '');
  return keysOf(start).flatMap((key) => {
    const drafts = browserShelf(key, draftsSchema).load() ?? [];
    const texts = drafts.flatMap(({ text }) => (text.trim() === '' ? [] : [text])).toReversed();
    return texts.length > 0 ? [{ roomId: key.slice(start.length), texts: [...new Set(texts)] }] : [];
  });
}

function keysOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
