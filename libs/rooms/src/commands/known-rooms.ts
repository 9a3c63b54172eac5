import type { StoredRoom } from '../room/stored-room.ts';

const MOST = 200;

/** Rooms as one instance last wrote them. Never trusted: what is decided on one is stored only if it is still so. */
export class KnownRooms {
  readonly #rooms = new Map<string, StoredRoom>();

  get(roomId: string): StoredRoom | undefined {
    return this.#rooms.get(roomId);
  }

  forget(roomId: string): void {
    this.#rooms.delete(roomId);
  }

  /** Where so many are known, the one that was written longest ago is forgotten. */
  remember(stored: StoredRoom): void {
    this.forget(stored.id);
    this.#rooms.set(stored.id, stored);
    const [oldest] = this.#rooms.keys();
    if (this.#rooms.size > MOST && oldest !== undefined) this.forget(oldest);
  }
}
