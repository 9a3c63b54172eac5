import { COMPARISON_PATH, comparisonSchema, type Comparison } from '@rostrum/domain';
import { doc } from 'firebase/firestore';
import { firestore } from '../firebase-app.ts';
import { documentSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** What everybody scored who lets theirs count; denied to others. Null before the first of them. */
export const comparisonSource: Source<Comparison | null> = documentSource(
  () => doc(firestore(), COMPARISON_PATH),
  (_, data) => comparisonSchema.parse(data),
);

/** Waits as long as it is not wanted. */
export function useComparison(isWanted: boolean): Live<Comparison | null> {
  return useLive(isWanted ? comparisonSource : null);
}
