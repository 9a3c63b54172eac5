import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { callSchema, callsPath, type Call } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** Rooms that call somebody at once; the next show as these are answered. */
const CALLS_LISTENED = 5;

/** The rooms in which the moderator needs this person, as their host. The command `answerCall` removes one. */
export function callsSource(uid: string): Source<Call[]> {
  return querySource(
    () => query(collection(firestore(), callsPath(uid)), limit(CALLS_LISTENED)),
    withId<Omit<Call, 'id'>>(callSchema),
  );
}

/** Waits while `uid` is null: as long as nobody is signed in. */
export function useCalls(uid: string | null): Live<Call[]> {
  return useLive(useMemo(() => (uid === null ? null : callsSource(uid)), [uid]));
}
