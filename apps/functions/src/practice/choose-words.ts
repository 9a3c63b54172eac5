import {
  OPPONENT_UID,
  topicPath,
  topicSchema,
  type Message,
  type Practice,
  type RoomDocument,
  type Topic,
  type WorkedBy,
} from '@rostrum/domain';
import type { Engine } from '@rostrum/moderator/engine';
import { sharedEngine } from '@rostrum/moderator/gate';
import {
  isSayable,
  keepsSide,
  opponentMessage,
  practiceCase,
  sentencesToCheck,
  textsToHear,
  type Brief,
  type OpponentMove,
} from '@rostrum/moderator/practice';
import type { Firestore } from 'firebase-admin/firestore';
import { caseFile } from '../bank/case-file.ts';
import { practiceEar } from '../meaning/practice-ears.ts';
import type { ModelDesk } from '../models/ask-model.ts';
import { wordOpponent } from '../models/calls.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

export type Speaking = {
  roomId: string;
  room: Pick<RoomDocument, 'motion' | 'hostId'>;
  practice: Practice;
  move: Extract<OpponentMove, { type: 'speak' }>;
  said: readonly Message[];
  seed: string;
};

export type ChosenWords = { text: string; writtenBy: WorkedBy };

/**
 * The opponent's words: what to say comes from the case of the motion. A model, if there is one, may word it; its words are used
 * if they pass the same checks and keep the opponent's side. Empty if there is nothing to say.
 */
export async function chooseWords(
  db: Firestore,
  desk: ModelDesk | null,
  speaking: Speaking,
): Promise<ChosenWords> {
  const brief = await briefFor(db, speaking);
  if (!brief) return { text: '', writtenBy: 'embedded' };
  const engine = sharedEngine();
  const text = opponentMessage(brief, engine);
  if (!desk || text === '') return { text, writtenBy: 'embedded' };
  const { roomId, room } = speaking;
  const words = await wordOpponent(desk, { roomId, uid: room.hostId }, brief, text);
  const isGood = words.ok && (await mayStand(words.value, brief, engine));
  return isGood ? { text: words.value, writtenBy: 'model' } : { text, writtenBy: 'embeddedInstead' };
}

async function briefFor(db: Firestore, speaking: Speaking): Promise<Brief | undefined> {
  const { room, practice, move, seed } = speaking;
  const heard = await hear(db, speaking);
  return (
    heard && {
      ...heard,
      motion: room.motion,
      side: practice.opponentSide,
      level: practice.level,
      part: move.part,
      limit: move.limit,
      seed,
    }
  );
}

/**
 * The case, what was said, and how near they are in meaning. The vectors are remembered, so what was heard while the opponent
 * waits costs no time when it speaks. Undefined if the motion has no case any more: the bank may have changed since the room was
 * opened.
 */
export async function hear(
  db: Firestore,
  { room: { motion }, practice, said }: Pick<Speaking, 'room' | 'practice' | 'said'>,
): Promise<Pick<Brief, 'file' | 'said' | 'self' | 'ear'> | undefined> {
  const [known, topic] = await Promise.all([caseFile(motion), storedTopic(db, practice.topicId)]);
  const file = practiceCase(motion, known, topic);
  if (!file) return undefined;
  const heard = { said, file, self: OPPONENT_UID };
  return { ...heard, ear: await practiceEar(textsToHear(heard)) };
}

/** Whether a model's words may be said: civil, true, and on the opponent's side. */
async function mayStand(text: string, brief: Brief, engine: Engine): Promise<boolean> {
  if (!isSayable(text, brief, engine)) return false;
  const ear = await practiceEar(sentencesToCheck(text, brief.file));
  return keepsSide(text, { ...brief, ear });
}

/** A topic, even if it was withdrawn after the debate was opened. */
async function storedTopic(db: Firestore, topicId: string | undefined): Promise<Topic | undefined> {
  if (topicId === undefined) return undefined;
  const topic = readIfReadable(topicSchema, await db.doc(topicPath(topicId)).get());
  return topic && { ...topic, id: topicId };
}
