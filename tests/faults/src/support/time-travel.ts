import { roomPath } from '@rostrum/domain';
import { database } from './database.ts';

/** Times of the record; the sweeper's next visit does not matter here. */
const MOMENT = /^(?!due).*AtMs$|^atMs$/;

/**
 * Moves a debate and its log into the past: the result is as if everything had happened earlier. Its deadlines come
 * closer by the same amount, and no task of the stack's own interferes.
 */
export async function age(roomId: string, byMs: number): Promise<void> {
  const room = database().doc(roomPath(roomId));
  const parts = await Promise.all(['events', 'server'].map((name) => room.collection(name).get()));
  const batch = database().batch();
  for (const stored of [await room.get(), ...parts.flatMap(({ docs }) => docs)])
    batch.set(stored.ref, movedRecord(stored.data() ?? {}, byMs));
  await batch.commit();
}

function movedRecord(record: object, byMs: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      // Zero means never, at any time.
      MOMENT.test(key) && typeof value === 'number' && value > 0 ? value - byMs : moved(value, byMs),
    ]),
  );
}

function moved(value: unknown, byMs: number): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => moved(entry, byMs));
  return typeof value === 'object' && value !== null ? movedRecord(value, byMs) : value;
}
