import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps what is being read where it is when earlier lines come above it. `first` names the line at the top. */
export function useKeepPlace(ref: RefObject<HTMLElement | null>, first: string | undefined): void {
  const before = useRef({ first, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    const height = element?.scrollHeight ?? 0;
    if (element && before.current.first !== undefined && before.current.first !== first) {
      element.scrollTop += height - before.current.height;
    }
    before.current = { first, height };
  });
}
