import { collection, collectionGroup, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  ballotSchema,
  ballotsPath,
  receivedBallotSchema,
  type BallotDocument,
  type ReceivedBallot,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** A debate has at most eight debaters at once; some may have left. */
const GIVEN_AT_MOST = 50;

/** One person's marks in a debate. */
function givenBallotsSource(roomId: string, uid: string): Source<BallotDocument[]> {
  return querySource(
    () => query(collection(firestore(), ballotsPath(roomId)), where('by', '==', uid), limit(GIVEN_AT_MOST)),
    (_, data) => ballotSchema.parse(data),
  );
}

/** The most marks that are read across past debates. */
const LOOKED_BACK_ON = 100;

/** A value with the room that it belongs to. */
export type InRoom<Value> = Value & { roomId: string };

const roomIn = (path: string) => path.split('/')[1] ?? '';

/** A person's marks in all debates, including the marks that they expected for themselves. */
function allGivenSource(uid: string): Source<InRoom<BallotDocument>[]> {
  return querySource(
    () => query(collectionGroup(firestore(), 'ballots'), where('by', '==', uid), limit(LOOKED_BACK_ON)),
    (_, data, path) => ({ ...ballotSchema.parse(data), roomId: roomIn(path) }),
  );
}

/** A debater's received marks in all debates. */
function allReceivedSource(uid: string): Source<InRoom<ReceivedBallot>[]> {
  return querySource(
    () => query(collectionGroup(firestore(), 'received'), where('about', '==', uid), limit(LOOKED_BACK_ON)),
    (_, data, path) => ({ ...receivedBallotSchema.parse(data), roomId: roomIn(path) }),
  );
}

export function useAllGiven(uid: string): Live<InRoom<BallotDocument>[]> {
  return useLive(useMemo(() => allGivenSource(uid), [uid]));
}

export function useAllReceived(uid: string): Live<InRoom<ReceivedBallot>[]> {
  return useLive(useMemo(() => allReceivedSource(uid), [uid]));
}

/** The person's own marks for the debaters of a room, including those expected for themselves. */
export function useGivenBallots(roomId: string, uid: string): Live<BallotDocument[]> {
  return useLive(useMemo(() => givenBallotsSource(roomId, uid), [roomId, uid]));
}
