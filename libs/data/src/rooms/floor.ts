import { messageSchema, messagesPath, type Intervention, type Message } from '@rostrum/domain';
import { collection, limitToLast, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import { useMemo } from 'react';
import { firestore } from '../firebase-app.ts';
import { chronicleOf, growingSource, type Chronicle } from '../live/chronicle.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import { reachBack } from '../live/reach-back.ts';
import { wideningSource } from '../live/widening-source.ts';
import { bothLive, mapLive, type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { floorRecord, type FloorParts } from './floor-record.ts';
import { interventions } from './interventions.ts';
import { useEarlier, type Earlier } from './use-earlier.ts';

/** Messages that are listened to; a room of any length opens with as many reads. */
const MESSAGES_LISTENED = 48;
/** The number of a person's live held messages: at first, and once somebody reads back. */
const HELD_LISTENED = [2, 50] as const;

export const readMessage = withId<Omit<Message, 'id'>>(messageSchema);

/** Everything that all readers of the room see. If every signed-in person may read the room, the query says so. */
export function shownMessages(roomId: string, isOpen = false): Chronicle<Message> {
  const shown = (...window: QueryConstraint[]) =>
    query(
      collection(firestore(), messagesPath(roomId)),
      where('state', '==', 'shown'),
      ...(isOpen ? [where('open', '==', true)] : []),
      orderBy('createdAtMs'),
      ...window,
    );
  return chronicleOf(shown, readMessage, MESSAGES_LISTENED, ({ createdAtMs }) => createdAtMs);
}

/** The latest that the moderator holds of one person, the oldest of them first: only they may ask for it. */
export function heldMessagesSource(roomId: string, uid: string, size: number): Source<Message[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), messagesPath(roomId)),
        where('authorId', '==', uid),
        where('state', 'in', ['held', 'hidden']),
        orderBy('createdAtMs'),
        limitToLast(size),
      ),
    readMessage,
    'last',
  );
}

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
