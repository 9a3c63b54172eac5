import { benchOf, roomSchema, ROOMS } from '@rostrum/domain';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Lets a vote stand and takes whose it was off it: under another id, so that every count stays exact. A vote that never
 * counted, because its owner debated, goes.
 */
export async function loosenVote(db: Firestore, vote: DocumentReference): Promise<void> {
  await db.runTransaction(async (tx) => {
    const stored = await tx.get(vote);
    if (!stored.exists) return;
    const { uid: _, ...choice } = stored.data() ?? {};
    if (await counts(tx, vote)) tx.create(vote.parent.doc(), choice);
    tx.delete(vote);
  });
}

async function counts(tx: Transaction, vote: DocumentReference): Promise<boolean> {
  const about = vote.parent.parent;
  if (about?.parent.id !== ROOMS) return true;
  const room = await tx.get(about);
  return room.exists && benchOf(roomSchema.parse(room.data()).debate, vote.id) === undefined;
}
