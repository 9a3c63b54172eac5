import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  ballotSchema,
  ballotsPath,
  receivedBallotSchema,
  receivedPath,
  type BallotDocument,
  type ReceivedBallot,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** A debate has at most eight debaters at once; some may have left. */
const GIVEN_AT_MOST = 50;
const RECEIVED_AT_MOST = 100;

/** The marks that one person gave in a debate. */
export function givenBallotsSource(roomId: string, uid: string): Source<BallotDocument[]> {
  return querySource(
    () => query(collection(firestore(), ballotsPath(roomId)), where('by', '==', uid), limit(GIVEN_AT_MOST)),
    (_, data) => ballotSchema.parse(data),
  );
}

/** The marks that a debater got. */
export function receivedBallotsSource(roomId: string, uid: string): Source<ReceivedBallot[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), receivedPath(roomId)),
        where('about', '==', uid),
        limit(RECEIVED_AT_MOST),
      ),
    (_, data) => receivedBallotSchema.parse(data),
  );
}

/** One's own marks for the debaters of a room, what one expects for oneself among them. */
export function useGivenBallots(roomId: string, uid: string): Live<BallotDocument[]> {
  return useLive(useMemo(() => givenBallotsSource(roomId, uid), [roomId, uid]));
}

/** What others marked one with. */
export function useReceivedBallots(roomId: string, uid: string): Live<ReceivedBallot[]> {
  return useLive(useMemo(() => receivedBallotsSource(roomId, uid), [roomId, uid]));
}
