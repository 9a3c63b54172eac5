import type { Message } from '@rostrum/domain';
import type { MapMessage } from '@rostrum/moderator/map/reader';

/** The public part of one person's floor: nothing held or removed. */
export function drawnMessages(messages: readonly Message[]): MapMessage[] {
  return messages
    .filter(({ state }) => state === 'shown')
    .map(({ id, authorId, side, stepIndex, kind, text, quote, createdAtMs }) => ({
      id,
      authorId,
      side,
      stepIndex,
      kind,
      text,
      quote,
      createdAtMs,
    }));
}
