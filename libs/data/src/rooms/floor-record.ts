import type { Intervention, Message } from '@rostrum/domain';
import { startOf, type Pages } from '../live/chronicle.ts';

/** The loaded parts of a floor, each with its own start. */
export type FloorParts = {
  shown: Pages<Message>;
  held: readonly Message[];
  toAll: Pages<Intervention>;
  toMe: Pages<Intervention>;
};

/** A floor without gaps: everything from `sinceMs` on; 0 if nothing lies before. */
export type FloorRecord = { messages: Message[]; acts: Intervention[]; sinceMs: number };

/**
 * The floor as far back as every part of it is known. A person's held messages are always there, because they must
 * act on them.
 */
export function floorRecord({ shown, held, toAll, toMe }: FloorParts): FloorRecord {
  const sinceMs = Math.max(
    startOf(shown, ({ createdAtMs }) => createdAtMs),
    startOfActs(toAll),
    startOfActs(toMe),
  );
  return {
    messages: inOrder(
      shown.entries.filter(({ createdAtMs }) => createdAtMs >= sinceMs),
      held,
    ),
    acts: [...toAll.entries, ...toMe.entries]
      .filter(({ atMs }) => atMs >= sinceMs)
      .sort((one, other) => one.atMs - other.atMs),
    sinceMs,
  };
}

/** From when on acts are known. */
export function startOfActs(acts: Pages<Intervention>): number {
  return startOf(acts, ({ atMs }) => atMs);
}

/** Both lists as one, earliest first. A message that moves between the lists counts once. */
export function inOrder(one: readonly Message[], other: readonly Message[]): Message[] {
  const byId = new Map([...other, ...one].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.createdAtMs - b.createdAtMs);
}
