import {
  CARE,
  careSchema,
  chatSchema,
  countsPath,
  debateEventSchema,
  FORMATS,
  interventionSchema,
  logOf,
  messageSchema,
  moderatorPath,
  QUICK_CLASH,
  roomPath,
  type Format,
  type RoomCommandInput,
} from '@rostrum/domain';
import { vi } from 'vitest';
import { storedRoom } from '@rostrum/rooms';
import { asSnapshot } from '../documents/as-snapshot.ts';
import { emulatedDatabase, type TestPerson } from './emulator.ts';

export const MOTION = 'This house would make voting compulsory';

type Creation = Extract<RoomCommandInput, { type: 'create' }>;

export const creation = (changes: Partial<Creation> = {}): Creation => ({
  type: 'create',
  motion: MOTION,
  formatId: QUICK_CLASH.id,
  side: 'for',
  visibility: 'public',
  strictness: 'standard',
  ...changes,
});

/** Opens a room; its host has the first seat of the wished side. */
export async function openRoom(
  host: TestPerson,
  changes: Partial<Creation> = {},
): Promise<{ roomId: string; code: string }> {
  const { result } = await host.ask(creation(changes));
  return { roomId: result!.value!['roomId']!, code: result!.value!['code']! };
}

/**
 * A debate under way without preparation: the people take the seats of the format in its order, all are ready.
 * `beforehand` is what happens while the last of them are not.
 */
export async function liveDebate(
  people: readonly TestPerson[],
  changes: Partial<Creation> = {},
  beforehand?: (roomId: string) => Promise<void>,
): Promise<string> {
  const format: Format = FORMATS.get(changes.formatId ?? QUICK_CLASH.id)!;
  const lengths = { preparation: 0, ...changes.lengths };
  const { roomId } = await openRoom(people[0]!, { ...changes, lengths });
  for (const [index, { id }] of format.seats.entries()) {
    if (index > 0) await people[index]!.ask({ type: 'takeSeat', roomId, seatId: id });
  }
  await beforehand?.(roomId);
  for (const person of people.slice(0, format.seats.length)) await person.ask({ type: 'ready', roomId });
  return roomId;
}

/** The room with the counts that every message moves, as the server puts it together. */
export async function readRoom(roomId: string) {
  return (await readStored(roomId)).room;
}

/** The room with all of the server's documents. */
export async function readStored(roomId: string) {
  const paths = [roomPath(roomId), countsPath(roomId), moderatorPath(roomId)];
  const [room, counts, moderator] = await emulatedDatabase().getAll(
    ...paths.map((path) => emulatedDatabase().doc(path)),
  );
  return storedRoom(asSnapshot(room!), asSnapshot(counts!), asSnapshot(moderator!))!;
}

async function readAll(roomId: string, collection: string) {
  return (await emulatedDatabase().collection(`rooms/${roomId}/${collection}`).get()).docs;
}

export async function readMessages(roomId: string) {
  const stored = await readAll(roomId, 'messages');
  return stored
    .map((document) => ({ id: document.id, ...messageSchema.parse(document.data()) }))
    .toSorted((one, other) => one.createdAtMs - other.createdAtMs);
}

export async function readInterventions(roomId: string) {
  return (await readAll(roomId, 'interventions')).map((document) => ({
    id: document.id,
    ...interventionSchema.parse(document.data()),
  }));
}

export async function readCare(roomId: string) {
  return (await readAll(roomId, CARE)).map((document) => ({
    id: document.id,
    ...careSchema.parse(document.data()),
  }));
}

export async function readEvents(roomId: string) {
  const stored = await readAll(roomId, 'events');
  const events = stored.map((document) => debateEventSchema.parse(document.data()));
  return logOf(events, await readMessages(roomId));
}

export async function readChat(roomId: string) {
  return (await readAll(roomId, 'backchannel')).map((document) => chatSchema.parse(document.data()));
}

/** Waits until the stored room is so; polls, because a test has no listener. */
export async function untilRoom(
  roomId: string,
  isSo: (room: Awaited<ReturnType<typeof readRoom>>) => boolean,
) {
  return vi.waitFor(
    async () => {
      const room = await readRoom(roomId);
      if (!isSo(room)) throw new Error(`The room is in the phase ${room.debate.phase}`);
      return room;
    },
    { timeout: 60_000, interval: 250 },
  );
}
