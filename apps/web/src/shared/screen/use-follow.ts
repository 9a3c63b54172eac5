import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The distance to the end, in pixels, that counts as reading along. */
const NEAR_PX = 48;
/** The space that is left above an ending, in pixels. */
const ABOVE_PX = 24;

export type Follow = {
  /** For the scrolling element. */
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Lines that arrived below the reading position. */
  unseen: number;
  toEnd: () => void;
  /** Whether the reader is at the end and reads along. */
  follows: () => boolean;
};

/**
 * Follows the end of a growing list for a person who reads along there, and leaves everybody else in place: it never
 * moves what a person reads, selects or uses. One's own words always scroll into view. `ending` is the heading of what
 * follows the last line: a person who reads along is led to it, and not past it.
 */
export function useFollow(
  keys: readonly string[],
  isOwn: (key: string) => boolean,
  ending?: RefObject<HTMLElement | null>,
): Follow {
  const ref = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  /** Where this led last: who is still there has not scrolled on. */
  const ledTo = useRef(-1);
  const known = useRef<ReadonlySet<string>>(undefined);
  const [unseen, setUnseen] = useState(0);

  const lead = useCallback(
    (element: HTMLElement) => {
      const top = endTop(element, ending?.current);
      // Nobody who reads what follows the heading is led back to it.
      if (ending?.current && element.scrollTop > top && element.scrollTop !== ledTo.current) return;
      element.scrollTop = top;
      ledTo.current = element.scrollTop;
    },
    [ending],
  );
  const toEnd = useCallback(() => {
    if (ref.current) lead(ref.current);
    following.current = true;
    setUnseen(0);
  }, [lead]);

  const onScroll = useCallback(() => {
    const element = ref.current;
    if (!element) return;
    // Only scrolling up means staying there: a list that is still being measured grows by itself.
    const wentUp = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    if (isNearEnd(element, ending?.current)) {
      following.current = true;
      setUnseen(0);
    } else if (wentUp) following.current = false;
  }, [ending]);

  useLayoutEffect(() => {
    const before = known.current;
    known.current = new Set(keys);
    const fresh = before ? arrivedAtEnd(keys, before, isOwn) : [];
    if (!before || fresh.some(isOwn)) return toEnd();
    if (fresh.length === 0) return undefined;
    if (following.current && !isInUse(ref.current, ending?.current)) return toEnd();
    following.current = false;
    if (overflows(ref.current)) setUnseen((count) => count + fresh.length);
    return undefined;
  }, [keys, isOwn, toEnd, ending]);

  // The composer grows, a keyboard opens, long lines are measured: a person who reads along stays at the end.
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (following.current && !isInUse(element, ending?.current)) lead(element);
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    // Captions come and go after the lines.
    const arrivals = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) observer.observe(node);
    });
    arrivals.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [lead, ending]);

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('click', bringUnfoldedIntoView);
    return () => element?.removeEventListener('click', bringUnfoldedIntoView);
  }, []);

  const follows = useCallback(() => following.current && !isInUse(ref.current), []);
  return { ref, onScroll, unseen, toEnd, follows };
}

/**
 * The new lines at the end. Earlier fetched lines do not count; one's own pending ones may be below other people's
 * newer lines.
 */
function arrivedAtEnd(
  keys: readonly string[],
  known: ReadonlySet<string>,
  isOwn: (key: string) => boolean,
): readonly string[] {
  const first = keys.findIndex((key) => known.has(key));
  const last = keys.findLastIndex((key) => known.has(key) && !isOwn(key));
  return keys.filter((key, index) => index > Math.max(first, last) && !known.has(key));
}

/** The scroll position of the end; the browser stops at the last one that there is. */
function endTop(element: HTMLElement, ending: HTMLElement | null | undefined): number {
  if (!ending) return element.scrollHeight;
  const distance = ending.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return element.scrollTop + distance - ABOVE_PX;
}

function isNearEnd(element: HTMLElement, ending: HTMLElement | null | undefined): boolean {
  const last = element.scrollHeight - element.clientHeight;
  return element.scrollTop > Math.min(last, endTop(element, ending)) - NEAR_PX;
}

function overflows(element: HTMLElement | null): boolean {
  return element !== null && element.scrollHeight > element.clientHeight;
}

/** Somebody has selected words here, or focused a control of the list. The room itself focuses the heading of its end. */
function isInUse(element: HTMLElement | null, ending?: HTMLElement | null): boolean {
  if (!element) return false;
  const selection = element.ownerDocument.getSelection();
  const selects = selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode);
  const active = element.ownerDocument.activeElement;
  return selects || (active !== element && active !== ending && element.contains(active));
}

/** Somebody who unfolds a part wants to read it next. */
function bringUnfoldedIntoView({ target }: Event): void {
  const control = target instanceof Element ? target.closest('[aria-controls]') : null;
  const unfolded = document.getElementById(control?.getAttribute('aria-controls') ?? '');
  requestAnimationFrame(() => unfolded?.scrollIntoView({ block: 'nearest' }));
}
