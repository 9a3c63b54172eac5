import { doc } from 'firebase/firestore';
import { useEffect, useMemo, useRef } from 'react';
import { LIMITS, seekerPath, seekerSchema, type Seeker } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { documentSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { startTicker } from './ticker.ts';

function seekerSource(uid: string): Source<Seeker | null> {
  return documentSource(
    () => doc(firestore(), seekerPath(uid)),
    (_, data) => seekerSchema.parse(data),
  );
}

/** This person's place in the queue; null if they have none. */
export function useSeeker(uid: string): Live<Seeker | null> {
  return useLive(useMemo(() => seekerSource(uid), [uid]));
}

/** Says every few seconds that a person still waits, also from a hidden tab. */
export function useSeekerBeat(isWaiting: boolean, beat: () => void): void {
  const latest = useRef(beat);
  useEffect(() => {
    latest.current = beat;
  }, [beat]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    return startTicker(LIMITS.seekBeatSeconds * 1_000, () => latest.current());
  }, [isWaiting]);
}
