import {
  apartPath,
  APPEALS,
  avatarsPath,
  BLOCKS,
  DELETED_NAME,
  DELETED_PROFILE,
  FOLLOWS,
  profilePath,
  REPORTS,
  ROOMS,
  screenshotsPath,
  storedProfile,
  userPath,
} from '@rostrum/domain';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Bucket } from '../admin.ts';
import { removeFiles } from '../people/photo.ts';
import { chatTries } from '../rooms/chat.ts';
import { forgetInRoom, forgetMessages } from '../rooms/forget-person.ts';
import { triesPath } from '../rooms/try-limit.ts';
import type { ClerkUsers } from './clerk-users.ts';
import { HELD } from './holdings.ts';
import { loosenVote } from './votes.ts';

/** Everything that knows of a person. */
export type Places = { db: Firestore; auth: Auth; bucket: Bucket; clerk: ClerkUsers };
export type ErasureContext = Places & { uid: string };

/**
 * One part of an erasure. Where it goes through documents, `of` finds them and `erase` gets some of them at a time; each
 * may be done twice, since whoever goes on after a fault begins with the last ones again.
 */
export type ErasureStep = {
  name: string;
  of?: (db: Firestore, uid: string) => Query;
  erase: (context: ErasureContext, documents: readonly QueryDocumentSnapshot[]) => Promise<void>;
};

/** Writes something to each document, in one commit. */
function each(
  write: (batch: WriteBatch, document: QueryDocumentSnapshot, context: ErasureContext) => void,
): ErasureStep['erase'] {
  return async (context, documents) => {
    const batch = context.db.batch();
    for (const document of documents) write(batch, document, context);
    await batch.commit();
  };
}

const removeEach = each((batch, { ref }) => batch.delete(ref));
const inTheirRooms: ErasureStep['erase'] = async ({ db, uid }, documents) => {
  for (const { ref } of documents) await forgetInRoom(db, ref.parent.parent?.id ?? ref.id, uid);
};

/** The steps in their order: first whoever waits for the person, last what they sign in with. */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  { name: 'rooms', of: HELD.rooms, erase: inTheirRooms },
  {
    name: 'rooms with a seat',
    of: (db, uid) => db.collection(ROOMS).where('peopleIds', 'array-contains', uid),
    erase: inTheirRooms,
  },
  {
    name: 'rooms they were removed from',
    of: (db, uid) => db.collection(ROOMS).where('debate.removed', 'array-contains', uid),
    erase: inTheirRooms,
  },
  { name: 'messages', of: HELD.messages, erase: ({ db }, found) => forgetMessages(db, found) },
  { name: 'chat', of: HELD.chat, erase: each(forgetChatter) },
  { name: 'moderation', of: HELD.moderation, erase: removeNotes },
  {
    name: 'votes',
    of: HELD.votes,
    erase: async ({ db }, found) => {
      for (const { ref } of found) await loosenVote(db, ref);
    },
  },
  { name: 'reactions', of: HELD.reactions, erase: removeEach },
  { name: 'unfair taps', of: HELD.unfairTaps, erase: removeEach },
  { name: 'flags', of: HELD.flags, erase: removeEach },
  {
    name: 'topics',
    of: HELD.topics,
    erase: each((batch, { ref }) => batch.update(ref, { authorId: '', authorName: DELETED_NAME })),
  },
  {
    name: 'marks by name',
    of: (db, uid) => db.collectionGroup('received').where('by', '==', uid),
    erase: each((batch, { ref }) => batch.update(ref, { by: null, byName: null })),
  },
  { name: 'ballots', of: HELD.ballots, erase: removeEach },
  {
    name: 'ballots about them',
    of: (db, uid) => db.collectionGroup('ballots').where('about', '==', uid),
    erase: removeEach,
  },
  { name: 'received', of: HELD.received, erase: removeEach },
  { name: 'feedback', of: HELD.feedback, erase: removeEach },
  { name: 'corrections', of: HELD.corrections, erase: removeEach },
  { name: 'suggestions', of: HELD.suggestions, erase: removeEach },
  { name: 'follows', of: HELD.follows, erase: removeEach },
  { name: 'followers', of: (db, uid) => db.collection(FOLLOWS).where('uid', '==', uid), erase: removeEach },
  { name: 'blocks', of: HELD.blocks, erase: each(removeBlock) },
  {
    name: 'blocks by others',
    of: (db, uid) => db.collection(BLOCKS).where('uid', '==', uid),
    erase: each(removeBlock),
  },
  { name: 'invitations sent', of: HELD.invitationsSent, erase: removeEach },
  { name: 'invitations received', of: HELD.invitationsReceived, erase: removeEach },
  {
    name: 'notices to others',
    of: (db, uid) => db.collectionGroup('notices').where('fromUid', '==', uid),
    erase: removeEach,
  },
  { name: 'reports', of: HELD.reports, erase: each(forgetReporter) },
  {
    name: 'reports about them',
    of: (db, uid) => db.collection(REPORTS).where('about', '==', uid),
    erase: each((batch, { ref }) => batch.update(ref, { aboutName: DELETED_NAME })),
  },
  { name: 'usernames', of: HELD.usernames, erase: removeEach },
  { name: 'own documents', erase: removeOwn },
  { name: 'photos', erase: ({ bucket, uid }) => removeFiles(bucket, avatarsPath(uid)) },
  { name: 'screenshots', erase: ({ bucket, uid }) => removeFiles(bucket, screenshotsPath(uid)) },
  { name: 'Firebase account', erase: ({ auth, uid }) => removeAccount(auth, uid) },
  { name: 'Clerk account', erase: ({ clerk, uid }) => clerk.remove(uid) },
];

function forgetChatter(batch: WriteBatch, { ref }: QueryDocumentSnapshot, { db, uid }: ErasureContext): void {
  batch.update(ref, { authorName: DELETED_NAME });
  batch.delete(db.doc(triesPath(chatTries(ref.parent.parent?.id ?? '', uid))));
}

/** Notes to them alone, with the appeals against them: nobody is left whom a decision would help. */
async function removeNotes({ db }: ErasureContext, notes: readonly QueryDocumentSnapshot[]): Promise<void> {
  for (const { ref } of notes) {
    await ref.parent.parent?.collection(APPEALS).doc(ref.id).delete();
    await db.recursiveDelete(ref);
  }
}

function removeBlock(batch: WriteBatch, block: QueryDocumentSnapshot, { db }: ErasureContext): void {
  batch.delete(block.ref);
  batch.delete(db.doc(apartPath(String(block.get('by')), String(block.get('uid')))));
}

/** What somebody told the house of a person stays, without their name; that they reported a topic is counted there. */
function forgetReporter(batch: WriteBatch, { ref }: QueryDocumentSnapshot): void {
  if (ref.parent.path === REPORTS) batch.update(ref, { byName: DELETED_NAME });
  else batch.delete(ref);
}

/** Keys under which one person's tries are counted, whatever the room. */
const TRIES = ['ask-report', 'code', 'follow', 'invite', 'map', 'report', 'suggest', 'topics'];

async function removeOwn({ db, uid }: ErasureContext): Promise<void> {
  await db.recursiveDelete(db.doc(`people/${uid}`));
  await db.recursiveDelete(db.doc(`progress/${uid}`));
  const batch = db.batch();
  for (const key of TRIES) batch.delete(db.doc(triesPath(`${key}-${uid}`)));
  batch.delete(db.doc(userPath(uid)));
  batch.set(db.doc(profilePath(uid)), storedProfile(DELETED_PROFILE));
  await batch.commit();
}

async function removeAccount(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
