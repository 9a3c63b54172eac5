import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps a textarea as tall as its text, up to the CSS `max-height`; the rest scrolls. `given` shares the ref. */
export function useAutoGrow(
  value: unknown,
  given?: RefObject<HTMLTextAreaElement | null>,
): RefObject<HTMLTextAreaElement | null> {
  const own = useRef<HTMLTextAreaElement>(null);
  const ref = given ?? own;
  useLayoutEffect(() => {
    if (ref.current) grow(ref.current);
  }, [value, ref]);
  // Lines break elsewhere on a phone that is turned, and in a narrower window.
  useEffect(() => {
    const onResize = () => {
      if (ref.current) grow(ref.current);
    };
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [ref]);
  return ref;
}

function grow(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  // Inside a hidden dialog nothing has a height; its rows will do until somebody types.
  if (area.scrollHeight > 0) area.style.height = `${area.scrollHeight + borders(area)}px`;
}

function borders(area: HTMLTextAreaElement): number {
  return area.offsetHeight - area.clientHeight;
}
