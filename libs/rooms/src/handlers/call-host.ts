import type { RoomDocument } from '@rostrum/domain';
import { hasActed, type ActedDecision, type Decision } from '@rostrum/moderator';
import type { RoomStore } from '../store/room-store.ts';

/** Calls the host where the moderator decided so, unless it is about the host's own words. */
export function callHostFor(
  store: RoomStore,
  { hostId, motion }: RoomDocument,
  roomId: string,
  decisions: readonly Decision[],
): void {
  const [calling] = decisions
    .filter(hasActed)
    .filter(({ effects }) => effects.some(({ type }) => type === 'callHost'));
  if (!calling || isAboutHost(calling, hostId)) return;
  const { act, atMs } = calling.intervention;
  store.rulings.putCall(hostId, { roomId, motion, act, says: wordsFor(calling), atMs });
}

function isAboutHost({ act, intervention }: ActedDecision, hostId: string): boolean {
  return act === 'severe' && intervention.to === hostId;
}

/** What is to its author, or to all, is said to the host in other words. */
function wordsFor({ act, intervention }: ActedDecision): string {
  return act === 'severe'
    ? 'A message in your debate is hidden and the debate stands still. Please look at it and decide how it goes on.'
    : intervention.says;
}
