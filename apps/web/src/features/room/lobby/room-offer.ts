import { freeSeats, seatTakenBy, type Room } from '@rostrum/domain';

/** Whether a room's opening time is still to come. */
export function opensLater(room: Room, nowMs: number): boolean {
  return room.opensAtMs !== null && room.opensAtMs > nowMs && room.status === 'open';
}

/** Whether a person could take a seat now: before the start, or as a substitute. */
export function hasFreeSeat({ debate }: Room): boolean {
  const isSeating = debate.phase === 'lobby' || (debate.phase === 'paused' && debate.reason === 'left');
  return isSeating && freeSeats(debate).length > 0;
}

/** What a person can do in a room: go back to it, take a seat, or watch. */
export function offerOf(room: Room, uid: string): 'return' | 'takeSeat' | 'watch' {
  if (seatTakenBy(room.debate, uid) || room.hostId === uid) return 'return';
  return hasFreeSeat(room) ? 'takeSeat' : 'watch';
}
