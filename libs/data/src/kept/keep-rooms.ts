import type { Room } from '@rostrum/domain';
import type { KeptStore } from './kept-store.ts';

/** The name under which a browser keeps the list of a person's own debates. */
export const KEPT_ROOMS = 'rooms';

/** Keeps the list of a person's own debates, as their dashboard shows it. Small, since every dashboard loads it. */
export function keepRooms(store: KeptStore, rooms: readonly Room[]): Promise<boolean> {
  return store.write(KEPT_ROOMS, rooms);
}
