import { freeSeats, LIMITS, type Paused, personName, type Room, seatTakenBy } from '@rostrum/domain';
import { joinNames } from '../../../shared/debate-words/join-names.ts';

const HOST_PAUSE = 'The host has paused the debate.';
export const MODERATOR_PAUSE =
  'The moderator hid a message and stopped the debate. It goes on once the host has looked at it.';

/** The reason of a pause, as `uid` reads it. */
export function pauseWords(room: Room, debate: Paused, uid: string, nowMs: number): string {
  if (debate.reason === 'left') return leftWords(debate);
  if (debate.reason === 'moderator') return MODERATOR_PAUSE;
  const { missing, choiceFromMs } = debate;
  if (missing === null || choiceFromMs === null) return hostPauseWords(debate);
  if (missing === uid) return 'You were away, so the debate waits for you.';
  const name = personName(room, missing);
  return nowMs < choiceFromMs
    ? `${name} has lost the connection. The debate waits for up to ${LIMITS.reconnectSeconds / 60} minutes.`
    : `${name} is not back. ${mayChoose(room, uid) ? 'You' : 'The others'} may keep waiting, look for a substitute, or end.`;
}

/** The people of the debate choose how it continues. */
function mayChoose({ debate, hostId }: Room, uid: string): boolean {
  return uid === hostId || seatTakenBy(debate, uid) !== undefined;
}

/** A host on a bench cannot hold the debate up for long. */
export function hostPauseWords({ endsAtMs }: Pick<Paused, 'endsAtMs'>): string {
  return endsAtMs === null ? HOST_PAUSE : `${HOST_PAUSE} It goes on by itself.`;
}

function leftWords(debate: Paused): string {
  const seats = freeSeats(debate).map(({ name }) => name);
  if (seats.length === 0) return 'Somebody left. The debate goes on when its host says so.';
  const [are, it] = seats.length > 1 ? ['are', 'they are'] : ['is', 'it is'];
  return `Somebody left: ${joinNames(seats)} ${are} free. The debate goes on as soon as ${it} taken.`;
}
