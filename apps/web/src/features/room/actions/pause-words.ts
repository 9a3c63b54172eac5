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
  if (debate.reason === 'left') return leftWords(room, debate, uid);
  if (debate.reason === 'moderator') return m.moderatorPause({ reader: readerOf(room, uid) });
  const { missing, choiceFromMs } = debate;
  if (missing === null || choiceFromMs === null) return hostPauseWords(room, debate, uid);
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
export function hostPauseWords(room: Room, { endsAtMs }: Pick<Paused, 'endsAtMs'>, uid: string): string {
  const reader = readerOf(room, uid);
  return endsAtMs === null ? m.hostPause({ reader }) : m.hostPauseEnds({ reader });
}

/** A host does not read about themselves in the third person. */
function readerOf({ hostId }: Room, uid: string): 'host' | 'other' {
  return uid === hostId ? 'host' : 'other';
}

function leftWords(room: Room, debate: Paused, uid: string): string {
  const seats = freeSeats(debate).map((seat) => seatName(debate.format, seat));
  return seats.length === 0
    ? m.leftUntilHost({ reader: readerOf(room, uid) })
    : m.leftSeats({ count: seats.length, seats: joinNames(seats) });
}
