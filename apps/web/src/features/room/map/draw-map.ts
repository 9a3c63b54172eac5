import type { ArgumentMap } from '@rostrum/domain';
import { createMapReader } from '@rostrum/moderator/map/reader';
import type { MapQuestion } from './map-service.ts';

/** Draws maps of one debate, each time only what is new. */
export function mapDrawer(): (question: MapQuestion) => ArgumentMap {
  const reader = createMapReader();
  return ({ messages, hasEnded }) => reader.read(messages, { hasEnded });
}
