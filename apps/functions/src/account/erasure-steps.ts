import {
  apartPath,
  APPEALS,
  avatarsPath,
  BLOCKS,
  CAPTIONS,
  CARE,
  CASES,
  decisionRecordPath,
  DECISIONS,
  DELETED_NAME,
  DELETED_PROFILE,
  documentSchemaAt,
  erasurePath,
  findablePath,
  FOLLOWS,
  heldPhotosPath,
  HOUSE_APPEALS,
  profilePath,
  ROOMS,
  screenshotsPath,
  seekerPath,
  standingPath,
  storedProfile,
  type TopicStatus,
  TRIES,
  uidSchema,
  UNCLAIMED_FILES,
  UNREADABLE,
  userPath,
} from '@rostrum/domain';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Bucket } from '../admin.ts';
import { someAtOnce } from '../pages.ts';
import { removeFiles } from '../pictures/files.ts';
import { forgetInRoom, forgetMessages } from '../rooms/forget-person.ts';
import type { ClerkUsers } from './clerk-users.ts';
import { HELD } from './holdings.ts';
import { loosenVote } from './votes.ts';

/** Everything that refers to a person. */
type Places = { db: Firestore; auth: Auth; bucket: Bucket; clerk: ClerkUsers };
export type ErasureContext = Places & { uid: string };

/**
 * One part of an erasure. If it covers documents, `of` finds them and `erase` gets a few at a time. Each has to be
 * safe to repeat, because the run after a fault starts with the last ones again.
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
const inTheirRooms: ErasureStep['erase'] = async ({ db, uid }, rooms) => {
  for (const { id } of rooms) await forgetInRoom(db, id, uid);
};
/** A membership is stored under its person's id; a misplaced one that names the person is removed as well. */
const asMember: ErasureStep['erase'] = async (context, memberships) => {
  const roomIds = memberships.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
  for (const roomId of new Set(roomIds)) await forgetInRoom(context.db, roomId, context.uid);
  await removeEach(context, memberships);
};

/** The steps in their order: first the people who wait for this person, last the sign-in. */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  { name: 'rooms', of: HELD.rooms, erase: asMember },
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
  {
    name: 'captions',
    of: (db, uid) => db.collectionGroup(CAPTIONS).where('uid', '==', uid),
    erase: removeEach,
  },
  { name: 'messages', of: HELD.messages, erase: ({ db }, found) => forgetMessages(db, found) },
  { name: 'drafts', of: HELD.drafts, erase: removeEach },
  {
    name: 'chat',
    of: HELD.chat,
    erase: each((batch, { ref }) => batch.update(ref, { authorName: DELETED_NAME })),
  },
  { name: 'moderation', of: HELD.moderation, erase: removeNotes },
  { name: 'care', of: HELD.care, erase: removeEach },
  {
    name: 'care that they were told of',
    of: (db, uid) => db.collectionGroup(CARE).where('to', '==', uid),
    erase: removeEach,
  },
  {
    name: 'votes',
    of: HELD.votes,
    erase: ({ db }, found) => someAtOnce(found, ({ ref }) => loosenVote(db, ref)),
  },
  { name: 'reactions', of: HELD.reactions, erase: removeEach },
  { name: 'unfair taps', of: HELD.unfairTaps, erase: removeEach },
  { name: 'flags', of: HELD.flags, erase: removeEach },
  {
    name: 'topics',
    of: HELD.topics,
    erase: each(forgetInTopic),
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
  { name: 'ballots as a judge', of: HELD.judgeBallots, erase: removeEach },
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
  {
    name: 'reports',
    of: HELD.filedReports,
    erase: each((batch, { ref }) => batch.update(ref, { byName: DELETED_NAME })),
  },
  {
    name: 'cases about them',
    of: (db, uid) => db.collection(CASES).where('about', '==', uid),
    erase: each(forgetInCase),
  },
  {
    name: 'decisions about them',
    of: (db, uid) => db.collection(DECISIONS).where('about', '==', uid),
    erase: forgetInDecisions,
  },
  {
    name: 'appeals to the house',
    of: HELD.houseAppeals,
    erase: each((batch, { ref }) => batch.update(ref, { reason: '' })),
  },
  {
    name: 'appeals about them',
    of: (db, uid) => db.collection(HOUSE_APPEALS).where('about', '==', uid),
    erase: each((batch, { ref }) => batch.update(ref, { aboutName: DELETED_NAME, quoted: '' })),
  },
  { name: 'hidden words', of: HELD.hiddenWords, erase: removeEach },
  { name: 'usernames', of: HELD.usernames, erase: removeEach },
  {
    name: 'counts of tries',
    of: (db, uid) => db.collection(TRIES).where('of', '==', uid),
    erase: removeEach,
  },
  {
    // Documents that no other step finds because their owner field is unreadable; the path still names the owner.
    name: 'unreadable documents',
    of: (db, uid) => db.collection(UNREADABLE).where('ids', 'array-contains', uid),
    erase: each(removeUnreadable),
  },
  { name: 'own documents', erase: removeOwn },
  { name: 'photos', erase: ({ bucket, uid }) => removeFiles(bucket, avatarsPath(uid)) },
  {
    name: 'photos that the house holds',
    erase: ({ bucket, uid }) => removeFiles(bucket, heldPhotosPath(uid)),
  },
  { name: 'screenshots', erase: ({ bucket, uid }) => removeFiles(bucket, screenshotsPath(uid)) },
  {
    name: 'notes of files',
    of: (db, uid) => db.collection(UNCLAIMED_FILES).where('uid', '==', uid),
    erase: removeEach,
  },
  { name: 'Firebase account', erase: ({ auth, uid }) => removeAccount(auth, uid) },
  { name: 'Clerk account', erase: ({ clerk, uid }) => clerk.remove(uid) },
];

/** Notes to this person alone, with the appeals against them: a decision would help nobody any more. */
async function removeNotes({ db }: ErasureContext, notes: readonly QueryDocumentSnapshot[]): Promise<void> {
  for (const { ref } of notes) {
    await ref.parent.parent?.collection(APPEALS).doc(ref.id).delete();
    await db.recursiveDelete(ref);
  }
}

function removeBlock(batch: WriteBatch, block: QueryDocumentSnapshot, { db }: ErasureContext): void {
  batch.delete(block.ref);
  const by = uidSchema.safeParse(block.get('by'));
  const other = uidSchema.safeParse(block.get('uid'));
  if (by.success && other.success) batch.delete(db.doc(apartPath(by.data, other.data)));
}

/** The profile and the erasure itself have steps of their own. */
const KEPT = [profilePath, erasurePath];

function removeUnreadable(
  batch: WriteBatch,
  entry: QueryDocumentSnapshot,
  { db, uid }: ErasureContext,
): void {
  batch.delete(entry.ref);
  const path: unknown = entry.get('path');
  if (typeof path !== 'string' || KEPT.some((pathOf) => pathOf(uid) === path)) return;
  if (documentSchemaAt(path)) batch.delete(db.doc(path));
}

/** A topic that waits will not be published, because nobody would be told. */
function forgetInTopic(batch: WriteBatch, topic: QueryDocumentSnapshot): void {
  const isWaiting = topic.get('status') === 'waiting';
  const nobodys = { authorId: '', authorName: DELETED_NAME };
  batch.update(topic.ref, { ...nobodys, ...(isWaiting && { status: 'withdrawn' satisfies TopicStatus }) });
}

/** Reported words stay until somebody has decided the case, and are then removed; a topic that waits leaves the queue. */
function forgetInCase(batch: WriteBatch, one: QueryDocumentSnapshot): void {
  if (one.get('state') === 'open' && one.get('subject.kind') === 'waitingTopic') {
    batch.update(one.ref, { aboutName: DELETED_NAME, state: 'withdrawn', 'snapshot.text': '' });
    return;
  }
  const isOpen = one.get('state') === 'open';
  batch.update(one.ref, { aboutName: DELETED_NAME, ...(!isOpen && { 'snapshot.text': '', newest: [] }) });
}

/** Includes the words and names that an overturned decision would have restored. */
async function forgetInDecisions(
  { db }: ErasureContext,
  decisions: readonly QueryDocumentSnapshot[],
): Promise<void> {
  if (decisions.length === 0) return;
  const records = await db.getAll(...decisions.map(({ id }) => db.doc(decisionRecordPath(id))));
  const batch = db.batch();
  for (const { ref } of decisions) batch.update(ref, { aboutName: DELETED_NAME, quoted: '', concerns: [] });
  for (const { ref, exists } of records) if (exists) batch.update(ref, { before: {} });
  await batch.commit();
}

async function removeOwn({ db, uid }: ErasureContext): Promise<void> {
  await removeBeside(db, uid);
  await db.recursiveDelete(db.doc(`progress/${uid}`));
  const batch = db.batch();
  batch.delete(db.doc(userPath(uid)));
  batch.delete(db.doc(findablePath(uid)));
  batch.delete(db.doc(seekerPath(uid)));
  batch.set(db.doc(profilePath(uid)), storedProfile(DELETED_PROFILE));
  await batch.commit();
}

/**
 * Everything except the standing, which invalidates the person's tokens until the last one has expired. `erase`
 * removes it at the end.
 */
async function removeBeside(db: Firestore, uid: string): Promise<void> {
  const kept = db.doc(standingPath(uid));
  for (const collection of await db.doc(`people/${uid}`).listCollections()) {
    if (collection.id !== kept.parent.id) await db.recursiveDelete(collection);
  }
  const own = await kept.parent.listDocuments();
  await Promise.all(own.filter(({ path }) => path !== kept.path).map((ref) => db.recursiveDelete(ref)));
}

async function removeAccount(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
