import { benchOf, documentSchemaAt, roomSchema, ROOMS } from '@rostrum/domain';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';

/**
 * Lets a vote stand and takes whose it was off it: under another id, so that every count stays exact. A vote that never
 * counted, because its owner debated or nobody can read it, goes.
 */
export async function loosenVote(db: Firestore, vote: DocumentReference): Promise<void> {
  await db.runTransaction(async (tx) => {
    const stored = await tx.get(vote);
    if (!stored.exists) return;
    const { uid: _, ...choice } = stored.data() ?? {};
    const schema = documentSchemaAt(vote.path);
    const isReadable = schema !== undefined && readIfReadable(schema, stored) !== undefined;
    if (isReadable && (await counts(tx, vote))) tx.create(vote.parent.doc(), choice);
    tx.delete(vote);
  });
}

async function counts(tx: Transaction, vote: DocumentReference): Promise<boolean> {
  const about = vote.parent.parent;
  if (about?.parent.id !== ROOMS) return true;
  const room = await tx.get(about);
  const stored = readIfReadable(roomSchema, room);
  // Of a room that can't be read nobody knows who debated: the vote stays, under nobody's name.
  return room.exists && (!stored || benchOf(stored.debate, vote.id) === undefined);
}
