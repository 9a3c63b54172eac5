import {
  accept,
  backchannelPath,
  chatSchema,
  isOpponent,
  nameOfProfile,
  storedName,
  profilePath,
  refuse,
  topicPath,
  topicSchema,
  type CaseDocument,
  type CaseSubject,
  type Profile,
  type Result,
  type RoomDocument,
} from '@rostrum/domain';
import { readProfile } from '../people/reach.ts';
import { openRoom } from '@rostrum/rooms';
import { roomStoreIn } from '../documents/firestore-unit.ts';
import { readPanelDecision } from './acts/hide-reason.ts';
import type { HouseContext } from './context.ts';
import { seenTopic } from './waiting-topics.ts';

/** The person whom a subject is about, and its current content. */
export type FoundSubject = Pick<CaseDocument, 'subject' | 'about' | 'aboutName' | 'snapshot'>;
type SubjectResult = Result<FoundSubject, 'subject-unknown' | 'own-subject'>;

/**
 * The reported subject, as far as the caller can read it; a visitor reads the records of finished public debates.
 * Hosts may call the house to their own room (`isCall`): then the case is about nobody yet.
 */
export async function readSubject(
  context: HouseContext,
  subject: CaseSubject,
  isCall = false,
): Promise<SubjectResult> {
  const found = await lookUp(context, subject);
  if (!found) return refuse('subject-unknown');
  const { about, aboutName, text, motion, place } = found;
  const snapshot = { text, motion, place, atMs: context.atMs };
  const isOwn = about !== '' && about === context.uid;
  if (isOwn && isCall && subject.kind === 'room')
    return accept({ subject, about: '', aboutName: '', snapshot });
  return isOwn ? refuse('own-subject') : accept({ subject, about, aboutName, snapshot });
}

type Looked = { about: string; aboutName: string; text: string; motion: string; place: string };

function lookUp(context: HouseContext, subject: CaseSubject): Promise<Looked | undefined> {
  switch (subject.kind) {
    case 'room':
      return ofRoom(context, subject.roomId);
    case 'message':
      return ofMessage(context, subject.roomId, subject.messageId);
    case 'chatLine':
      return ofLine(context, subject.roomId, subject.lineId);
    case 'judgeReason':
      return ofReason(context, subject.roomId, subject.uid);
    case 'person':
    case 'photo':
      return ofPerson(context, subject);
    case 'topic':
      return ofTopic(context, subject.topicId);
    case 'waitingTopic':
      // Only its author can read it.
      return Promise.resolve(undefined);
  }
}

async function readable(context: HouseContext, roomId: string): Promise<RoomDocument | undefined> {
  const { db, tx, uid } = context;
  const store = roomStoreIn(db, tx);
  if (uid === '') {
    const room = (await store.read(roomId))?.room;
    const isPublic = room?.visibility === 'public' && room.status === 'finished';
    return isPublic && !room.closed?.isHidden ? room : undefined;
  }
  const opened = await openRoom({ uid, store, isModerator: false }, 'report', roomId);
  return opened.ok ? opened.value.room : undefined;
}

const recordPlace = (roomId: string) => `/debates/${roomId}`;

async function ofRoom(context: HouseContext, roomId: string): Promise<Looked | undefined> {
  const room = await readable(context, roomId);
  if (!room) return undefined;
  const { hostId, motion, people } = room;
  const aboutName = people[hostId]?.displayName ?? '';
  return { about: hostId, aboutName, text: motion, motion, place: recordPlace(roomId) };
}

async function ofMessage(
  context: HouseContext,
  roomId: string,
  messageId: string,
): Promise<Looked | undefined> {
  const room = await readable(context, roomId);
  const message = room && (await roomStoreIn(context.db, context.tx).readMessage(roomId, messageId));
  if (!room || message?.state !== 'shown' || message.hidden) return undefined;
  const { authorId, authorName, text } = message;
  const about = isOpponent(authorId) ? '' : authorId;
  const place = `${recordPlace(roomId)}#${messageId}`;
  return { about, aboutName: authorName, text, motion: room.motion, place };
}

async function ofLine(context: HouseContext, roomId: string, lineId: string): Promise<Looked | undefined> {
  const { db, tx } = context;
  const room = await readable(context, roomId);
  const stored = room && (await tx.get(db.doc(`${backchannelPath(roomId)}/${lineId}`)));
  if (!room || !stored?.exists) return undefined;
  const { authorId, authorName, text, hidden } = chatSchema.parse(stored.data());
  if (hidden) return undefined;
  return { about: authorId, aboutName: authorName, text, motion: room.motion, place: recordPlace(roomId) };
}

async function ofReason(context: HouseContext, roomId: string, judge: string): Promise<Looked | undefined> {
  const room = await readable(context, roomId);
  const decision = room && (await readPanelDecision(context.db, context.tx, roomId));
  const counted = decision?.ballots.find(({ by }) => by === judge);
  if (!room || !counted || counted.hidden) return undefined;
  const { motion } = room;
  const text = counted.ballot.reason;
  return { about: judge, aboutName: storedName(room, judge), text, motion, place: recordPlace(roomId) };
}

async function ofPerson(
  { db, tx }: HouseContext,
  { kind, uid }: Extract<CaseSubject, { kind: 'person' | 'photo' }>,
): Promise<Looked | undefined> {
  const profile = readProfile(await tx.get(db.doc(profilePath(uid))));
  if (!profile || profile.isDeleted || (kind === 'photo' && profile.photoURL === '')) return undefined;
  const text = kind === 'photo' ? profile.photoURL : wordsOf(profile);
  const place = `/app/people?person=${uid}`;
  return { about: uid, aboutName: nameOfProfile(profile), text, motion: '', place };
}

function wordsOf({ displayName, username, bio }: Profile): string {
  return [displayName, username && `@${username}`, bio].filter(Boolean).join('\n');
}

async function ofTopic({ db, tx }: HouseContext, topicId: string): Promise<Looked | undefined> {
  const stored = await tx.get(db.doc(topicPath(topicId)));
  const topic = stored.exists ? topicSchema.parse(stored.data()) : undefined;
  if (topic?.status !== 'published') return undefined;
  return { ...seenTopic({ id: topicId, ...topic }), motion: '' };
}
