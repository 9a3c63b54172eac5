import type { Earlier } from '@rostrum/data';
import { startTransition, useCallback, useEffect, useRef, type RefObject } from 'react';

/** The distance to the beginning, in pixels, at which a floor loads earlier lines. */
const NEAR_PX = 900;

/**
 * Loads the previous page when somebody scrolls towards the beginning. It also loads while the lines do not fill the
 * floor, or leave the reader near the beginning, where the wheel no longer scrolls. Scrolling does not retry a
 * failure: the person does.
 */
export function useReachTop(
  ref: RefObject<HTMLElement | null>,
  earlier: Earlier | undefined,
  count: number,
): () => void {
  const isFree = earlier !== undefined && !earlier.isLoading && earlier.problem === undefined;
  const load = isFree ? earlier.load : undefined;
  /** The number of lines at the reader's last request for more. */
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

/** Before its lines are measured, a floor is at its beginning for a moment. */
function isDrawn(element: HTMLElement): boolean {
  return element.scrollHeight > element.clientHeight;
}
