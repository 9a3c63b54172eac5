import { createKnownRooms, type KnownRooms } from '@rostrum/rooms';

/** One running copy of the functions. What one remembers of a room, the others do not know. */
export class Instance {
  known: KnownRooms = createKnownRooms();

  /** It dies, and another takes its place. */
  restart(): void {
    this.known = createKnownRooms();
  }
}
