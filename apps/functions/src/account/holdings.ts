import {
  BLOCKS,
  callsPath,
  deliveriesPath,
  devicesPath,
  CARE,
  DECISIONS,
  DRAFTS,
  FILED,
  FOLLOWS,
  HOUSE_APPEALS,
  INVITATIONS,
  JUDGE_BALLOTS,
  noticesPath,
  profilePath,
  reachPath,
  seekerPath,
  SUGGESTIONS,
  TOPICS,
  userPath,
  welcomePath,
  type AccountPart,
} from '@rostrum/domain';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';

/** The places of a person's documents, for downloads and erasures. */
export const HELD: Record<Exclude<AccountPart, 'own'>, (db: Firestore, uid: string) => Query> = {
  usernames: (db, uid) => db.collection('usernames').where('uid', '==', uid),
  notices: (db, uid) => db.collection(noticesPath(uid)),
  devices: (db, uid) => db.collection(devicesPath(uid)),
  deliveries: (db, uid) => db.collection(deliveriesPath(uid)),
  calls: (db, uid) => db.collection(callsPath(uid)),
  lessons: (db, uid) => db.collection(`progress/${uid}/lessons`),
  rooms: (db, uid) => db.collectionGroup('members').where('uid', '==', uid),
  messages: (db, uid) => db.collectionGroup('messages').where('authorId', '==', uid),
  drafts: (db, uid) => db.collectionGroup(DRAFTS).where('uid', '==', uid),
  chat: (db, uid) => db.collectionGroup('backchannel').where('authorId', '==', uid),
  moderation: (db, uid) => db.collectionGroup('interventions').where('to', '==', uid),
  // Where the host was told as well, the host's card about them is theirs too.
  care: (db, uid) => db.collectionGroup(CARE).where('about', '==', uid),
  appeals: (db, uid) => db.collectionGroup('appeals').where('by', '==', uid),
  // Of debates and of topics alike.
  votes: (db, uid) => db.collectionGroup('votes').where('uid', '==', uid),
  reactions: (db, uid) => db.collectionGroup('reactions').where('uid', '==', uid),
  unfairTaps: (db, uid) => db.collectionGroup('unfair').where('uid', '==', uid),
  flags: (db, uid) => db.collectionGroup('flags').where('by', '==', uid),
  topics: (db, uid) => db.collection(TOPICS).where('authorId', '==', uid),
  follows: (db, uid) => db.collection(FOLLOWS).where('by', '==', uid),
  blocks: (db, uid) => db.collection(BLOCKS).where('by', '==', uid),
  invitationsSent: (db, uid) => db.collection(INVITATIONS).where('from', '==', uid),
  invitationsReceived: (db, uid) => db.collection(INVITATIONS).where('to', '==', uid),
  filedReports: (db, uid) => db.collectionGroup(FILED).where('by', '==', uid),
  decisions: (db, uid) => db.collection(DECISIONS).where('concerns', 'array-contains', uid),
  houseAppeals: (db, uid) => db.collection(HOUSE_APPEALS).where('by', '==', uid),
  hiddenWords: (db, uid) => db.collectionGroup('hidden').where('authorId', '==', uid),
  ballots: (db, uid) => db.collectionGroup('ballots').where('by', '==', uid),
  judgeBallots: (db, uid) => db.collectionGroup(JUDGE_BALLOTS).where('by', '==', uid),
  received: (db, uid) => db.collectionGroup('received').where('about', '==', uid),
  feedback: (db, uid) => db.collectionGroup('feedback').where('uid', '==', uid),
  corrections: (db, uid) => db.collectionGroup('corrections').where('by', '==', uid),
  suggestions: (db, uid) => db.collection(SUGGESTIONS).where('by', '==', uid),
};

/** The documents that are only about this person. */
export function ownDocuments(db: Firestore, uid: string): DocumentReference[] {
  return [userPath(uid), profilePath(uid), welcomePath(uid), reachPath(uid), seekerPath(uid)].map((path) =>
    db.doc(path),
  );
}
