import {
  OPPONENT_UID,
  topicPath,
  topicSchema,
  type Message,
  type MessageDocument,
  type Practice,
  type RoomDocument,
} from '@rostrum/domain';
import type { Engine } from '@rostrum/moderator/engine';
import { sharedEngine } from '@rostrum/moderator/gate';
import { createMapHeads, readMap, type MapHeads } from '@rostrum/moderator/map/reader';
import {
  isSayable,
  opponentMessage,
  type Brief,
  type OpponentMove,
  type Stored,
} from '@rostrum/moderator/practice';
import type { Firestore } from 'firebase-admin/firestore';
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

export type ChosenWords = { text: string; writtenBy: NonNullable<MessageDocument['writtenBy']> };

let built: { engine: Engine; heads: MapHeads } | undefined;

/**
 * The opponent's words. They come from a model if there is one and if they pass the same checks as the embedded
 * engine's words. Otherwise they come from the embedded engine. Empty if it has nothing to say.
 */
export async function chooseWords(
  db: Firestore,
  desk: ModelDesk | null,
  speaking: Speaking,
): Promise<ChosenWords> {
  const { engine, heads } = (built ??= build());
  const { roomId, room, practice, move, said, seed } = speaking;
  const brief: Brief = {
    motion: room.motion,
    side: practice.opponentSide,
    level: practice.level,
    part: move.part,
    topic: await storedArguments(db, practice.topicId),
    said,
    map: readMap(said, {}, heads),
    self: OPPONENT_UID,
    limit: move.limit,
    seed,
  };
  const text = opponentMessage(brief, engine);
  if (!desk) return { text, writtenBy: 'embedded' };
  const words = await wordOpponent(desk, { roomId, uid: room.hostId }, brief, text);
  const isGood = words.ok && isSayable(words.value, brief, engine);
  return isGood ? { text: words.value, writtenBy: 'model' } : { text, writtenBy: 'embedded' };
}

function build() {
  const engine = sharedEngine();
  return { engine, heads: createMapHeads(engine.analyse) };
}

/** The arguments of a topic, even if it was withdrawn after the debate was opened. */
async function storedArguments(db: Firestore, topicId: string | undefined): Promise<Stored | undefined> {
  if (topicId === undefined) return undefined;
  const topic = await db.doc(topicPath(topicId)).get();
  return readIfReadable(topicSchema, topic);
}
