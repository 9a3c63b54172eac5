import { collection, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import { interventionSchema, interventionsPath, type Intervention } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { chronicleOf, type Chronicle } from '../live/chronicle.ts';
import { withId } from '../live/firestore-sources.ts';

/** Acts that are listened to: as many as usually go with the messages that are. */
const ACTS_TO_ALL_LISTENED = 8;
const ACTS_TO_ONE_LISTENED = 3;

const readAct = withId<Omit<Intervention, 'id'>>(interventionSchema);

/** The moderator's acts in a room that are addressed to `to`: `all`, or one person's uid. */
export function interventions(roomId: string, to: string): Chronicle<Intervention> {
  return actsOf(roomId, to === 'all' ? ACTS_TO_ALL_LISTENED : ACTS_TO_ONE_LISTENED, where('to', '==', to));
}

/** The acts of a room that match `which`; its newest `size` are live. */
export function actsOf(roomId: string, size: number, ...which: QueryConstraint[]): Chronicle<Intervention> {
  const acts = (...window: QueryConstraint[]) =>
    query(collection(firestore(), interventionsPath(roomId)), ...which, orderBy('atMs'), ...window);
  return chronicleOf(acts, readAct, size, ({ atMs }) => atMs);
}
