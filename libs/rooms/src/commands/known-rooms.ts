import type { StoredRoom } from '../room/stored-room.ts';

const MOST = 200;

/**
 * Rooms as this instance last wrote them. Never trusted: a decision based on one is stored only if the room is
 * unchanged.
 */
export type KnownRooms = {
  get: (roomId: string) => StoredRoom | undefined;
  forget: (roomId: string) => void;
  /** At this size the room written longest ago is dropped. */
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
