import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { roomPath, roomSchema, type Room } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

const readRoom = withId<Omit<Room, 'id'>>(roomSchema);

/** One debate. A private one that this person was not let into is in error with `denied`. */
export function roomSource(roomId: string): Source<Room | null> {
  return documentSource(() => doc(firestore(), roomPath(roomId)), readRoom);
}

/** One debate, live; null if there is none. Waits while `roomId` is null. */
export function useRoomDocument(roomId: string | null): Live<Room | null> {
  return useLive(useMemo(() => (roomId === null ? null : roomSource(roomId)), [roomId]));
}
