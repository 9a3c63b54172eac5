import { doc, getDocFromServer } from 'firebase/firestore';
import { reactionDocumentSchema, reactionPath, type Reaction } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';

/** This person's reaction to a message, perhaps from another device; null without one. */
export async function fetchOwnReaction(
  roomId: string,
  messageId: string,
  uid: string,
): Promise<Reaction | null> {
  const stored = await getDocFromServer(doc(firestore(), reactionPath(roomId, messageId, uid)));
  return stored.exists() ? reactionDocumentSchema.parse(stored.data()).reaction : null;
}
