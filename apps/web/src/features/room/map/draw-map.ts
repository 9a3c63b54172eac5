import type { ArgumentMap } from '@rostrum/domain';
import { createMapReader, type MapMessage } from '@rostrum/moderator/map/reader';

/** What was said so far, oldest first; `hasEnded`: nobody will say anything more. */
export type MapQuestion = { messages: readonly MapMessage[]; hasEnded: boolean };

/** Draws maps of one debate, each time only what is new. */
export function mapDrawer(): (question: MapQuestion) => ArgumentMap {
  const reader = createMapReader();
  return ({ messages, hasEnded }) => reader.read(messages, { hasEnded });
}
