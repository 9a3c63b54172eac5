import { createKnownRooms, type KnownRooms } from '@rostrum/rooms';

/** One running copy of the functions. Instances do not share their caches. */
export class Instance {
  known: KnownRooms = createKnownRooms();

  /** It dies, and another takes its place. */
  restart(): void {
    this.known = createKnownRooms();
  }
}
