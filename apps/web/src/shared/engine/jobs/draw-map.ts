import type { ArgumentMap } from '@rostrum/domain';
import { createMapReader, type MapMessage } from '@rostrum/moderator/map/reader';

/** The messages so far, oldest first; `hasEnded`: no more will come. */
export type MapQuestion = { messages: readonly MapMessage[]; hasEnded: boolean };

/** Draws maps of one debate incrementally. */
export function mapDrawer(): (question: MapQuestion) => ArgumentMap {
  const reader = createMapReader();
  return ({ messages, hasEnded }) => reader.read(messages, { hasEnded });
}
