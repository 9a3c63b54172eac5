import { atAGlance } from '@rostrum/moderator/gate';
import { foldText, heldNamesPath, heldNamesSchema } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readStored } from '../unreadable/read-stored.ts';

/**
 * The folded names that the house replaced, and that this person cannot take again. @throws UnreadableDocument,
 * because an empty fallback would give every name back
 */
export async function readHeldNames(db: Firestore, tx: Transaction, uid: string): Promise<readonly string[]> {
  return readStored(heldNamesSchema, await tx.get(db.doc(heldNamesPath(uid))))?.names ?? [];
}

/** Whether one of the wanted names is blocked, in any spelling or look-alike letters. */
export function isHeldName(held: readonly string[], ...wanted: readonly (string | undefined)[]): boolean {
  const forms = new Set(held.map(formOf));
  return wanted.some((name) => name !== undefined && forms.has(formOf(name)));
}

/** A name without look-alike letters, such as one in Chinese characters, is compared as written. */
const formOf = (name: string): string => atAGlance(name) || foldText(name);
