import type { Earlier } from '@rostrum/data';
import { startTransition, useCallback, useEffect, useRef, type RefObject } from 'react';

/** So near to its beginning, in pixels, a floor asks for what came before. */
const NEAR_PX = 900;

/**
 * Asks for the page before where somebody scrolls towards the beginning, and as long as what is there does not even
 * fill the floor, or what came leaves them near the beginning: there no turn of the wheel scrolls any more. What failed is
 * not asked for again by scrolling: that is for the person to do.
 */
export function useReachTop(
  ref: RefObject<HTMLElement | null>,
  earlier: Earlier | undefined,
  count: number,
): () => void {
  const isFree = earlier !== undefined && !earlier.isLoading && earlier.problem === undefined;
  const load = isFree ? earlier.load : undefined;
  /** How many lines there were when somebody who scrolls asked for more. */
  const askedAt = useRef<number>(undefined);
  const onReach = useCallback(() => {
    const element = ref.current;
    if (!element || !load || element.clientHeight === 0 || element.scrollTop >= NEAR_PX) return;
    if (!isDrawn(element)) return;
    askedAt.current = count;
    // The scrolling itself comes first: that something is fetched may be said a frame later.
    startTransition(load);
  }, [ref, load, count]);
  useEffect(() => {
    const element = ref.current;
    if (!element || !load || element.clientHeight === 0) return;
    const hasCome = askedAt.current !== undefined && count > askedAt.current;
    if (hasCome) askedAt.current = undefined;
    if (!isDrawn(element)) load();
    else if (hasCome) onReach();
  }, [ref, load, count, onReach]);
  return onReach;
}

/** Before its lines are measured, a floor stands at its beginning for a moment. */
function isDrawn(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight;
}
