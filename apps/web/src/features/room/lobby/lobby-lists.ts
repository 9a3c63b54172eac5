import { isFinished, type Room } from '@rostrum/domain';
import { isWanted, type LobbyFilters } from './lobby-filters.ts';
import { hasFreeSeat, opensLater } from './room-offer.ts';

/** The lobby's parts: debates under way, full or scheduled ones that begin soon, those with a free seat, and one's own. */
export type LobbyLists = { live: Room[]; soon: Room[]; open: Room[]; mine: Room[] };

/** The live lists. All rooms before their start are open, full and scheduled ones too. */
export type ListedRooms = Readonly<Record<keyof LobbyLists, readonly Room[]>>;

/** Each room once: one's own first, then running ones, upcoming ones, and those with a free seat. */
export function lobbyLists(listed: ListedRooms, filters: LobbyFilters, nowMs: number): LobbyLists {
  const mine = listed.mine.filter((room) => !isFinished(room.debate));
  const own = new Set(mine.map(({ id }) => id));
  const others = (rooms: readonly Room[]) => rooms.filter((room) => !own.has(room.id));
  const opened = others(listed.open).filter((room) => !opensLater(room, nowMs));
  const full = opened.filter((room) => !hasFreeSeat(room));
  const all = {
    mine,
    live: others(listed.live),
    soon: [...full, ...soonest(others([...listed.soon, ...listed.open]), nowMs)],
    open: opened.filter(hasFreeSeat),
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
