import { freeSeats, isFinished, seatTakenBy, type Room } from '@rostrum/domain';

/** What the lobby shows: debates under way, debates that wait for people, and one's own. */
export type LobbyLists = { live: Room[]; open: Room[]; mine: Room[] };

/** `seatsFree` keeps only rooms in which somebody could still take a seat. One's own open rooms stand with one's own. */
export function lobbyLists(
  lists: { live: readonly Room[]; open: readonly Room[]; mine: readonly Room[] },
  seatsFree: boolean,
): LobbyLists {
  const wanted = (room: Room) => !seatsFree || hasFreeSeat(room);
  const mine = lists.mine.filter((room) => !isFinished(room.debate));
  const own = new Set(mine.map((room) => room.id));
  const others = (rooms: readonly Room[]) => rooms.filter((room) => wanted(room) && !own.has(room.id));
  return { live: others(lists.live), open: others(lists.open), mine: mine.filter(wanted) };
}

export function hasFreeSeat({ debate }: Room): boolean {
  return debate.phase === 'lobby' && freeSeats(debate).length > 0;
}

/** What the button of a room offers to somebody. */
export function offerOf(room: Room, uid: string): 'Return' | 'Take a seat' | 'Watch' {
  if (seatTakenBy(room.debate, uid) || room.hostId === uid) return 'Return';
  return hasFreeSeat(room) ? 'Take a seat' : 'Watch';
}
