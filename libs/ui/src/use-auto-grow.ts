import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps a textarea, `given` where somebody else holds it too, as tall as its words; CSS `max-height` ends the growth and the rest scrolls. */
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
    // Inside a dialog that is not shown yet nothing has a height; its rows will do until somebody types.
    if (area.scrollHeight === 0) return;
    area.style.height = `${area.scrollHeight + borders(area)}px`;
  }, [value, ref]);
  return ref;
}

function borders(area: HTMLTextAreaElement): number {
  return area.offsetHeight - area.clientHeight;
}
