import type { Intervention, MessageDocument } from '@rostrum/domain';
import { effectsOf, type Moderated } from '../room/moderation.ts';
import type { RoomStore } from './room-store.ts';
import type { StoredRoom } from '../room/stored-room.ts';

/** The part of an act that can still be undone. A message that its author has resent or withdrawn stays as it is. */
export function restorable(act: Intervention, message: MessageDocument | undefined): Intervention {
  const isKept = message?.state === 'held' || message?.state === 'hidden';
  const { statement: _, ...rest } = act;
  return isKept ? act : rest;
}

/** Shows a held message in its original place. Returns the change to the room: after the debate, its record. */
export function restore(
  store: RoomStore,
  { id, room }: StoredRoom,
  { decisions }: Moderated,
  atMs: number,
): { recordChangedAtMs?: number } {
  const restored = effectsOf(decisions).filter((effect) => effect.type === 'restore');
  for (const { messageId } of restored) {
    store.changeMessage(id, messageId, { state: 'shown', spans: [], restoredAtMs: atMs });
  }
  if (restored.length === 0 || room.status !== 'finished') return {};
  return { recordChangedAtMs: Math.max(atMs, (room.recordChangedAtMs ?? 0) + 1) };
}
