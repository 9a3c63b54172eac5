import type { Intervention, Message } from '@rostrum/domain';
import { useMemo } from 'react';
import { growingSource } from '../live/growing-source.ts';
import { reachBack } from '../live/reach-back.ts';
import { wideningSource } from '../live/widening-source.ts';
import { bothLive, mapLive, type Live } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { floorRecord, type FloorParts } from './floor-record.ts';
import { interventions } from './interventions.ts';
import { HELD_LISTENED, heldMessagesSource, shownMessages } from './messages.ts';
import { useEarlier, type Earlier } from './use-earlier.ts';

/** The floor as one person sees it, in order, from some moment on. */
export type FloorView = {
  messages: readonly Message[];
  acts: readonly Intervention[];
  /** The moderator may hold older messages of this person that are not here yet. */
  holdsMore?: boolean | undefined;
  /** Loads earlier entries; absent if there are none. */
  earlier?: Earlier | undefined;
};

/**
 * Everything shown in a room, the moderator's acts for everybody and for this person, and this person's held
 * messages. `isOpen`: every signed-in person may read the room. Opens with at most 63 documents. A new message is one
 * more, and an earlier page loads on demand.
 */
export function useFloor(roomId: string, uid: string, isOpen: boolean): Live<FloorView> {
  const sources = useMemo(
    () => ({
      shown: growingSource(shownMessages(roomId, isOpen)),
      held: wideningSource((size) => heldMessagesSource(roomId, uid, size), HELD_LISTENED),
      toAll: growingSource(interventions(roomId, 'all')),
      toMe: growingSource(interventions(roomId, uid)),
    }),
    [roomId, uid, isOpen],
  );
  const shown = useLive(sources.shown);
  const held = useLive(sources.held);
  const toAll = useLive(sources.toAll);
  const toMe = useLive(sources.toMe);
  const hasMoreHeld = held.status === 'ready' && !held.value.isWhole && !held.value.isWidest;
  const known = useMemo(() => {
    const messages = bothLive(shown, held, (one, other) => ({ shown: one, held: other.entries }));
    const acts = bothLive(toAll, toMe, (one, other) => ({ toAll: one, toMe: other }));
    return mapLive(
      bothLive(messages, acts, (one, other): FloorParts => ({ ...one, ...other })),
      floorRecord,
    );
  }, [shown, held, toAll, toMe]);

  const earlier = useEarlier(async () => {
    if (hasMoreHeld) sources.held.widen();
    await reachBack([sources.shown, sources.toAll, sources.toMe]);
  });
  return useMemo(
    () =>
      mapLive(known, ({ messages, acts, sinceMs }) => ({
        messages,
        acts,
        holdsMore: hasMoreHeld,
        earlier: sinceMs > 0 || hasMoreHeld ? earlier : undefined,
      })),
    [known, hasMoreHeld, earlier],
  );
}
