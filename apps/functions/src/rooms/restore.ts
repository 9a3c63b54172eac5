import type { Intervention, MessageDocument } from '@rostrum/domain';
import { effectsOf, type Moderated } from './moderation.ts';
import type { RoomStore } from './room-store.ts';

/** The act as it can still be taken back: a message that its author has sent anew or withdrawn stays where it is. */
export function restorable(act: Intervention, message: MessageDocument | undefined): Intervention {
  const isKept = message?.state === 'held' || message?.state === 'hidden';
  const { statement: _, ...rest } = act;
  return isKept ? act : rest;
}

/** Shows what the moderator had kept back, where it was sent. */
export function restore(store: RoomStore, roomId: string, { decisions }: Moderated, atMs: number): void {
  for (const effect of effectsOf(decisions)) {
    if (effect.type !== 'restore') continue;
    store.changeMessage(roomId, effect.messageId, { state: 'shown', spans: [], restoredAtMs: atMs });
  }
}
