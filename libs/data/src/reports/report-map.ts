import { collection, doc, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  correctionsPath,
  debateMapPath,
  debateMapSchema,
  MAP_LIMITS,
  mapCorrectionSchema,
  type ArgumentMap,
  type MapCorrection,
} from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource, querySource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** The map as drawn at the end of the debate; null until it exists. */
function reportMapSource(roomId: string): Source<ArgumentMap | null> {
  return documentSource(
    () => doc(firestore(), debateMapPath(roomId)),
    (_, data) => debateMapSchema.parse(data),
  );
}

/** The debaters' corrections, newest first. */
function correctionsSource(roomId: string): Source<MapCorrection[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), correctionsPath(roomId)),
        orderBy('atMs', 'desc'),
        limit(MAP_LIMITS.correctionsRead),
      ),
    (_, data) => mapCorrectionSchema.parse(data),
  );
}

export function useReportMap(roomId: string): Live<ArgumentMap | null> {
  return useLive(useMemo(() => reportMapSource(roomId), [roomId]));
}

export function useMapCorrections(roomId: string): Live<MapCorrection[]> {
  return useLive(useMemo(() => correctionsSource(roomId), [roomId]));
}
