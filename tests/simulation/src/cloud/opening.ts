import {
  aimed,
  decide,
  evolveAll,
  openDebate,
  openingState,
  type DebateEvent,
  type Format,
  type UnaimedCommand,
} from '@rostrum/domain';
import { aRoom } from '@rostrum/domain/testing';
import { RoomStore } from '@rostrum/rooms';
import { memoryBatch, memoryReader, type MemoryDatabase } from '@rostrum/rooms/testing';

export const ROOM_ID = 'room-1';

export type Opening = {
  hostId: string;
  people: readonly string[];
  format: Format;
  seated: readonly string[];
};

/** Stores a room as a story finds it: open, and seated people are ready. */
export async function openIn(db: MemoryDatabase, opening: Opening, atMs: number): Promise<void> {
  const { hostId, format, people: uids } = opening;
  const opened = openDebate(hostId, format, atMs);
  const debate = openingState(opened);
  const people = Object.fromEntries(uids.map((uid) => [uid, { displayName: uid, photoURL: '' }]));
  const { id: _, ...room } = aRoom({ debate, people, createdAtMs: atMs });
  const batch = memoryBatch(db);
  new RoomStore(memoryReader(db), batch).create(ROOM_ID, room, opened, seatingOf(opening, atMs));
  await batch.commit();
}

function seatingOf({ hostId, format, seated }: Opening, atMs: number): DebateEvent[] {
  const opening = openingState(openDebate(hostId, format, atMs));
  const people = seated.slice(0, format.seats.length);
  const commands: UnaimedCommand[] = [
    ...people.map((by, index) => ({ type: 'takeSeat' as const, by, seatId: format.seats[index]?.id ?? '' })),
    ...people.map((by) => ({ type: 'ready' as const, by })),
  ];
  return commands.reduce<DebateEvent[]>((log, command) => {
    const debate = evolveAll(opening, log);
    const decision = decide(debate, aimed(debate, command), atMs);
    if (!decision.ok) throw new Error(`The opening of a story was refused: ${decision.refusal}`);
    return [...log, ...decision.value];
  }, []);
}
