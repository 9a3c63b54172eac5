import { COMPARISON_PATH, comparisonSchema, type Comparison } from '@rostrum/domain';
import { doc } from 'firebase/firestore';
import { firestore } from '../firebase-app.ts';
import { documentSource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** The scores of everybody who shares theirs; denied to others. Null before the first score. */
const comparisonSource: Source<Comparison | null> = documentSource(
  () => doc(firestore(), COMPARISON_PATH),
  (_, data) => comparisonSchema.parse(data),
);

/** Waits until it is wanted. */
export function useComparison(isWanted: boolean): Live<Comparison | null> {
  return useLive(isWanted ? comparisonSource : null);
}
