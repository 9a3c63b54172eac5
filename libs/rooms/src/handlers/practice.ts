import {
  accept,
  isForTwo,
  OPPONENT_UID,
  otherSide,
  refuse,
  seatOf,
  type Format,
  type Practice,
  type Result,
  type RoomCommandOf,
  type RoomRefusal,
  type Topic,
} from '@rostrum/domain';
import { practiceCase } from '@rostrum/moderator/practice';
import type { FindCaseFile } from '../port/case-files.ts';
import type { Seated } from './set-up-room.ts';

/**
 * What makes a new debate practice, for the person on `seatId`; undefined if it is none. Refused if the opponent
 * cannot be the only other debater, if others could find the room, or if there is no case to argue from.
 */
export async function practiceFor(
  { practice, motion, visibility }: Pick<RoomCommandOf<'create'>, 'practice' | 'motion' | 'visibility'>,
  format: Format,
  seatId: string,
  topic: Topic | undefined,
  caseFile: FindCaseFile,
): Promise<Result<Practice | undefined, RoomRefusal>> {
  if (!practice) return accept(undefined);
  if (!isForTwo(format)) return refuse('practice-for-two');
  if (visibility !== 'private') return refuse('practice-private');
  const opponentSide = otherSide(seatOf(format, seatId)?.side ?? 'for');
  const known = practiceCase(motion, await caseFile(motion), topic);
  if (!known) return refuse('no-case');
  const { from } = known;
  return accept({ level: practice.level, opponentSide, from, ...(topic && { topicId: topic.id }) });
}

/** The opponent on the seat of its side. */
export function opponentSeat(
  { seats }: Pick<Format, 'seats'>,
  { opponentSide }: Practice,
): Seated | undefined {
  const seat = seats.find(({ side }) => side === opponentSide);
  return seat && { uid: OPPONENT_UID, seatId: seat.id };
}
