import { collection, limit, query } from 'firebase/firestore';
import { callSchema, callsPath, type Call } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Source } from '../live/live.ts';

/** Calls on screen; the next appear as these are answered. */
const CALLS_LISTENED = 5;

/** The rooms in which the moderator needs this person as host. The command `answerCall` removes one. */
export function callsSource(uid: string): Source<Call[]> {
  return querySource(
    () => query(collection(firestore(), callsPath(uid)), limit(CALLS_LISTENED)),
    withId<Omit<Call, 'id'>>(callSchema),
  );
}
