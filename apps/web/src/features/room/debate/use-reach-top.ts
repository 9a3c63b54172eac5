import type { Earlier } from '@rostrum/data';
import { startTransition, useCallback, useEffect, type RefObject } from 'react';

/** So near to its beginning, in pixels, a floor asks for what came before. */
const NEAR_PX = 900;

/**
 * Asks for the page before where somebody scrolls towards the beginning, and as long as what is there does not even
 * fill the floor. What failed is not asked for again by scrolling: that is for the person to do.
 */
export function useReachTop(
  ref: RefObject<HTMLElement | null>,
  earlier: Earlier | undefined,
  count: number,
): () => void {
  const isFree = earlier !== undefined && !earlier.isLoading && earlier.problem === undefined;
  const load = isFree ? earlier.load : undefined;
  const onReach = useCallback(() => {
    const element = ref.current;
    if (!element || !load || element.clientHeight === 0 || element.scrollTop >= NEAR_PX) return;
    // The scrolling itself comes first: that something is fetched may be said a frame later.
    if (isDrawn(element)) startTransition(load);
  }, [ref, load]);
  useEffect(() => {
    const element = ref.current;
    if (element && element.clientHeight > 0 && element.scrollHeight <= element.clientHeight) load?.();
  }, [ref, load, count]);
  return onReach;
}

/** Before its lines are measured, a floor stands at its beginning for a moment. */
function isDrawn(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight;
}
