import {
  accept,
  aimed,
  decide,
  evolveAll,
  isForTwo,
  OPPONENT_UID,
  otherSide,
  refuse,
  seatOf,
  type DebateEvent,
  type DebateState,
  type Practice,
  type Result,
  type RoomCommandOf,
  type RoomRefusal,
  type Topic,
  type UnaimedCommand,
} from '@rostrum/domain';
import { caseFor } from '@rostrum/moderator/practice';

/**
 * What makes a new debate practice, for the person on `seatId`; undefined if it is none. Refused if the opponent
 * cannot be the only other debater, or if others could find the room.
 */
export function practiceFor(
  { practice, motion, visibility }: RoomCommandOf<'create'>,
  { format }: DebateState,
  seatId: string,
  topic: Topic | undefined,
): Result<Practice | undefined, RoomRefusal> {
  if (!practice) return accept(undefined);
  if (!isForTwo(format)) return refuse('practice-for-two');
  if (visibility !== 'private') return refuse('practice-private');
  const opponentSide = otherSide(seatOf(format, seatId)?.side ?? 'for');
  const { from } = caseFor(motion, opponentSide, topic);
  return accept({ level: practice.level, opponentSide, from, ...(topic && { topicId: topic.id }) });
}

/** Takes the seats of a new debate: the host's, and in practice the opponent's, who is ready at once. */
export function takeFirstSeats(
  debate: DebateState,
  host: { uid: string; seatId: string },
  practice: Practice | undefined,
  atMs: number,
): Result<DebateEvent[], RoomRefusal> {
  const other = debate.format.seats.find(({ side }) => side === practice?.opponentSide);
  const commands: UnaimedCommand[] = [
    { type: 'takeSeat', by: host.uid, seatId: host.seatId },
    ...(other ? ([{ type: 'takeSeat', by: OPPONENT_UID, seatId: other.id }] as const) : []),
    ...(other ? ([{ type: 'ready', by: OPPONENT_UID }] as const) : []),
  ];
  const events: DebateEvent[] = [];
  for (const command of commands) {
    const now = evolveAll(debate, events);
    const decision = decide(now, aimed(now, command), atMs);
    if (!decision.ok) return decision;
    events.push(...decision.value);
  }
  return accept(events);
}
