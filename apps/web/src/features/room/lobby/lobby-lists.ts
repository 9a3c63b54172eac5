import { isFinished, type Room } from '@rostrum/domain';
import { isWanted, type LobbyFilters } from './lobby-filters.ts';
import { opensLater } from './room-offer.ts';

/** The lobby's parts: debates under way, scheduled ones, those that wait for people, and one's own. */
export type LobbyLists = { live: Room[]; soon: Room[]; open: Room[]; mine: Room[] };

/** The live lists. A scheduled room may also be among the open ones. */
export type ListedRooms = Readonly<Record<keyof LobbyLists, readonly Room[]>>;

/** Each room once: one's own first, then running ones, upcoming ones, and those that wait for people. */
export function lobbyLists(listed: ListedRooms, filters: LobbyFilters, nowMs: number): LobbyLists {
  const mine = listed.mine.filter((room) => !isFinished(room.debate));
  const own = new Set(mine.map(({ id }) => id));
  const others = (rooms: readonly Room[]) => rooms.filter((room) => !own.has(room.id));
  const all = {
    mine,
    live: others(listed.live),
    soon: soonest(others([...listed.soon, ...listed.open]), nowMs),
    open: others(listed.open).filter((room) => !opensLater(room, nowMs)),
  };
  const wanted = (rooms: readonly Room[]) => rooms.filter((room) => isWanted(room, filters));
  return {
    mine: wanted(all.mine),
    live: wanted(all.live),
    soon: wanted(all.soon),
    open: wanted(all.open),
  };
}

/** The rooms that are still to open, each once, the next one first. */
function soonest(rooms: readonly Room[], nowMs: number): Room[] {
  const later = new Map(rooms.filter((room) => opensLater(room, nowMs)).map((room) => [room.id, room]));
  return [...later.values()].sort((one, other) => (one.opensAtMs ?? 0) - (other.opensAtMs ?? 0));
}
