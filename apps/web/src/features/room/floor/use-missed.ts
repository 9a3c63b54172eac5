import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { UNREAD_KEY, type FloorItem } from './floor-items.ts';

export type Missed = {
  /** There is news above the visible part that the reader has not visited. */
  isOutOfSight: boolean;
  onScroll: () => void;
};

/** Whether the news line is still unvisited; once it was visible, nobody needs the way there. */
export function useMissed(scrollRef: RefObject<HTMLElement | null>, items: readonly FloorItem[]): Missed {
  const hasUnread = items.some(({ type }) => type === 'unread');
  const [isOutOfSight, setOutOfSight] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  const isSought = hasUnread && !wasSeen;

  const look = useCallback(() => {
    const element = scrollRef.current;
    if (!element || !isSought) return;
    const seen = isInSight(element);
    setSeen(seen);
    setOutOfSight(!seen);
  }, [scrollRef, isSought]);
  // The visible part is known only once the list has scrolled to its end.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look]);
  return { isOutOfSight: isSought && isOutOfSight, onScroll: look };
}

/** A line that is far away is not in the document at all. */
function isInSight(element: HTMLElement): boolean {
  const line = element.querySelector(`[data-line="${UNREAD_KEY}"]`)?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return line !== undefined && line.bottom > box.top && line.top < box.bottom;
}
