import type { Message } from '@rostrum/domain';
import type { MapMessage } from '@rostrum/moderator/map/reader';

/** Of what one person sees on the floor, what everybody sees: nothing that is kept back or was taken away. */
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
