import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps a textarea as tall as its text, up to the CSS `max-height`; the rest scrolls. `given` shares the ref. */
export function useAutoGrow(
  value: unknown,
  given?: RefObject<HTMLTextAreaElement | null>,
): RefObject<HTMLTextAreaElement | null> {
  const own = useRef<HTMLTextAreaElement>(null);
  const ref = given ?? own;
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    area.style.height = 'auto';
    // Inside a hidden dialog nothing has a height; its rows will do until somebody types.
    if (area.scrollHeight === 0) return;
    area.style.height = `${area.scrollHeight + borders(area)}px`;
  }, [value, ref]);
  return ref;
}

function borders(area: HTMLTextAreaElement): number {
  return area.offsetHeight - area.clientHeight;
}
