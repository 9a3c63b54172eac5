import { nameOfProfile, profilePath, profileSchema, roomPath, TOPICS, type Person } from '@rostrum/domain';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { eachPage } from '../pages.ts';

/**
 * Updates the copies of a name and a photo from the profile: in rooms, on messages and quotes, in the backchannel,
 * on topics. An older debate must not show a name or photo that was replaced. Safe to repeat.
 */
export async function updateCopies(db: Firestore, uid: string): Promise<void> {
  const stored = await db.doc(profilePath(uid)).get();
  if (!stored.exists) return;
  const profile = profileSchema.parse(stored.data());
  const person: Person = { displayName: nameOfProfile(profile), photoURL: profile.photoURL };
  const authorName = person.displayName;
  await inMembers(db, uid, person);
  await each(db.collectionGroup('messages').where('authorId', '==', uid), { authorName });
  await inQuotes(db, uid, authorName);
  await each(db.collectionGroup('backchannel').where('authorId', '==', uid), { authorName });
  await each(db.collection(TOPICS).where('authorId', '==', uid), { authorName });
}

async function each(query: Query, changes: Record<string, string>): Promise<void> {
  await eachPage(query, async (found) => {
    const batch = query.firestore.batch();
    for (const { ref } of found) batch.update(ref, changes);
    await batch.commit();
  });
}

/** Everybody with a place in a room is its member; the room document shows debaters and host. */
async function inMembers(db: Firestore, uid: string, person: Person): Promise<void> {
  await eachPage(db.collectionGroup('members').where('uid', '==', uid), async (found) => {
    for (const { ref } of found) {
      await ref.update({ ...person });
      await inRoom(db, ref.parent.parent?.id ?? '', uid, person);
    }
  });
  await eachPage(db.collection('rooms').where('peopleIds', 'array-contains', uid), async (found) => {
    for (const { id } of found) await inRoom(db, id, uid, person);
  });
}

async function inRoom(db: Firestore, roomId: string, uid: string, person: Person): Promise<void> {
  await db.runTransaction(async (tx) => {
    const ref = db.doc(roomPath(roomId));
    const room = await tx.get(ref);
    if (!room.exists || room.get(new FieldPath('people', uid)) === undefined) return;
    tx.update(ref, new FieldPath('people', uid), person);
  });
}

async function inQuotes(db: Firestore, uid: string, authorName: string): Promise<void> {
  await eachPage(db.collectionGroup('messages').where('authorId', '==', uid), async (found) => {
    for (const { ref, id } of found) {
      await each(ref.parent.where('quote.messageId', '==', id), { 'quote.authorName': authorName });
    }
  });
}
