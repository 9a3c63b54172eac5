import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps a textarea as tall as its words; CSS `max-height` ends the growth and the rest scrolls. */
export function useAutoGrow(value: unknown): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    area.style.height = 'auto';
    // Inside a dialog that is not shown yet nothing has a height; its rows will do until somebody types.
    if (area.scrollHeight === 0) return;
    area.style.height = `${area.scrollHeight + borders(area)}px`;
  }, [value]);
  return ref;
}

function borders(area: HTMLTextAreaElement): number {
  return area.offsetHeight - area.clientHeight;
}
