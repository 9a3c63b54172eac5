import {
  countOf,
  isFinished,
  isMuted,
  meantStep,
  OPPONENT_UID,
  type DebateState,
  type Message,
  type Practice,
  type RoomCommand,
  type WithFloor,
  type WorkedBy,
} from '@rostrum/domain';
import { opponentMove, type OpponentMove } from '@rostrum/moderator/practice';
import type { Firestore } from 'firebase-admin/firestore';
import type { ModelDesk } from '../models/ask-model.ts';
import { EarlyTask, RoomStore, runCommand, type ClockTask } from '@rostrum/rooms';
import { platformOn } from '../rooms/platform.ts';
import { chooseWords, hear } from './choose-words.ts';

/** The number of latest messages that the opponent knows. */
const REMEMBERED = 200;

/**
 * Performs the opponent's next move, or listens if there is none. The current room decides, not the task: a late delivery does
 * whatever remains, or nothing. An early delivery throws and is redelivered. The move's id depends on the step and
 * on the number of the opponent's messages, so two simultaneous deliveries act once.
 */
export async function playOpponent(
  db: Firestore,
  { roomId, lookAtMs = 0 }: Pick<ClockTask, 'roomId' | 'lookAtMs'>,
  atMs: number,
  desk: ModelDesk | null,
): Promise<void> {
  if (atMs < lookAtMs) throw new EarlyTask('The opponent was asked before its time');
  const found = await look(db, roomId, atMs);
  if (!found) return;
  const { move, said, room, practice } = found;
  if (!move) {
    if (!isFinished(room.debate)) await hear(db, found);
    return;
  }
  const commandId = idOf(move, room.debate, said);
  const platform = platformOn(db);
  const does = (command: RoomCommand, writtenBy?: WorkedBy) =>
    runCommand(
      platform,
      { uid: OPPONENT_UID, commandId, atMs: Date.now(), isModerator: false, ...(writtenBy && { writtenBy }) },
      command,
    );
  if (move.type !== 'speak') {
    await does({ type: move.type, roomId, stepSeq: meantStep(room.debate, move.type, OPPONENT_UID) });
    return;
  }
  const words = await chooseWords(db, desk, {
    roomId,
    room,
    practice,
    move,
    said,
    seed: `${roomId}${commandId}`,
  });
  const isStillIts = sameFloor(room.debate, (await look(db, roomId, Date.now()))?.room.debate);
  if (!isStillIts) return;
  const stepSeq = meantStep(room.debate, 'yield', OPPONENT_UID);
  if (words.text === '') await runCommand(platform, silent(commandId), { type: 'yield', roomId, stepSeq });
  else await does({ type: 'speak', roomId, text: words.text }, words.writtenBy);
}

const silent = (commandId: string) => ({
  uid: OPPONENT_UID,
  commandId: `${commandId}-silent`,
  atMs: Date.now(),
  isModerator: false,
});

type Looked = {
  room: { debate: DebateState; motion: string; hostId: string };
  practice: Practice;
  said: Message[];
  move: OpponentMove | null;
};

async function look(db: Firestore, roomId: string, atMs: number): Promise<Looked | undefined> {
  const { reader, batch } = platformOn(db);
  const store = new RoomStore(reader, batch());
  const [stored, said] = await Promise.all([store.read(roomId), store.readLastShown(roomId, REMEMBERED)]);
  const practice = stored?.room.practice;
  if (!stored || !practice) return undefined;
  const { room } = stored;
  const isStill = isMuted(room.debate, OPPONENT_UID, atMs) || restsAt(room.debate, atMs);
  const move = isStill ? null : opponentMove(room.debate, practice.level, said, atMs);
  return { room, practice, said, move };
}

function restsAt(debate: DebateState, atMs: number): boolean {
  return debate.phase === 'live' && atMs < debate.floor.coolUntilMs;
}

function idOf({ type }: OpponentMove, debate: DebateState, said: readonly Message[]): string {
  const count = said.filter(({ authorId }) => authorId === OPPONENT_UID).length;
  const about = 'floor' in debate ? [debate.floor.stepIndex, endOf(type, debate)] : [];
  return ['opponent', debate.phase, type, count, ...about].join('-');
}

/** A step may have several points of information and several questions. */
function endOf(type: OpponentMove['type'], debate: WithFloor): number {
  if (type === 'agree') return debate.asked?.seq ?? 0;
  return type === 'acceptPoi' || type === 'declinePoi' ? (debate.floor.poi?.endsAtMs ?? 0) : 0;
}

/** Whether the floor is still the one for which the words were chosen. */
function sameFloor(before: DebateState, now: DebateState | undefined): boolean {
  if (before.phase !== 'live' || now?.phase !== 'live') return false;
  return (
    before.floor.stepIndex === now.floor.stepIndex &&
    before.floor.turn?.uid === now.floor.turn?.uid &&
    countOf(before.floor.used, OPPONENT_UID) === countOf(now.floor.used, OPPONENT_UID)
  );
}
