import {
  freeSeats,
  LIMITS,
  type Paused,
  personName,
  type Room,
  seatName,
  seatTakenBy,
} from '@rostrum/domain';
import * as m from '@rostrum/words/room-actions';
import { joinNames } from '../../../shared/debate-words/join-names.ts';

/** The reason of a pause, as `uid` reads it. */
export function pauseWords(room: Room, debate: Paused, uid: string, nowMs: number): string {
  if (debate.reason === 'left') return leftWords(debate);
  if (debate.reason === 'moderator') return m.moderatorPause();
  const { missing, choiceFromMs } = debate;
  if (missing === null || choiceFromMs === null) return hostPauseWords(debate);
  if (missing === uid) return m.youWereAway();
  const name = personName(room, missing);
  if (nowMs < choiceFromMs) return m.lostConnection({ name, minutes: LIMITS.reconnectSeconds / 60 });
  return mayChoose(room, uid) ? m.notBackYouChoose({ name }) : m.notBackTheyChoose({ name });
}

/** The people of the debate choose how it continues. */
function mayChoose({ debate, hostId }: Room, uid: string): boolean {
  return uid === hostId || seatTakenBy(debate, uid) !== undefined;
}

/** A host on a bench cannot hold the debate up for long. */
export function hostPauseWords({ endsAtMs }: Pick<Paused, 'endsAtMs'>): string {
  return endsAtMs === null ? m.hostPause() : m.hostPauseEnds();
}

function leftWords(debate: Paused): string {
  const seats = freeSeats(debate).map((seat) => seatName(debate.format, seat));
  return seats.length === 0
    ? m.leftUntilHost()
    : m.leftSeats({ count: seats.length, seats: joinNames(seats) });
}
