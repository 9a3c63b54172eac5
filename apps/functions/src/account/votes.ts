import { documentSchemaAt, isVoter, roomSchema, ROOMS } from '@rostrum/domain';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';

/**
 * Keeps a vote but removes its owner: it moves to another id, so every count stays exact. A vote that never counted
 * is deleted, because its owner debated or judged, or it is unreadable.
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
  // An unreadable room does not say whose votes count: the vote stays, without an owner.
  return room.exists && (!stored || isVoter(stored.debate, vote.id));
}
