import type { StoredRoom } from '../room/stored-room.ts';

const MOST = 200;

/** Rooms as one instance last wrote them. Never trusted: what is decided on one is stored only if it is still so. */
export type KnownRooms = {
  get: (roomId: string) => StoredRoom | undefined;
  forget: (roomId: string) => void;
  /** Where so many are known, the one that was written longest ago is forgotten. */
  remember: (stored: StoredRoom) => void;
};

export function createKnownRooms(): KnownRooms {
  const rooms = new Map<string, StoredRoom>();
  return {
    get: (roomId) => rooms.get(roomId),
    forget: (roomId) => void rooms.delete(roomId),
    remember(stored) {
      rooms.delete(stored.id);
      rooms.set(stored.id, stored);
      const [oldest] = rooms.keys();
      if (rooms.size > MOST && oldest !== undefined) rooms.delete(oldest);
    },
  };
}
