import type { RoomDocument } from '@rostrum/domain';
import { hasActed, type ActedDecision, type Decision } from '@rostrum/moderator';
import * as m from '@rostrum/words/room-calls';
import type { RoomStore } from '../store/room-store.ts';

/** Calls the host if the moderator decided so, unless the act is about the host's own words. */
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

/** The host gets different words from the author or the whole room. */
function wordsFor({ act, intervention }: ActedDecision): string {
  return act === 'severe' ? m.lookAndDecide() : intervention.says;
}
