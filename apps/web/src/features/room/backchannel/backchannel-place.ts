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

/** So near to its beginning, in pixels, somebody has read a list. */
const NEAR_PX = 40;

/** For the scrolling of a list: asks for what came before where somebody scrolls up to its beginning. */
export function useAskAtBeginning(
  ref: RefObject<HTMLElement | null>,
  ask: (() => void) | undefined,
): () => void {
  const lastTop = useRef(0);
  return () => {
    const top = ref.current?.scrollTop ?? 0;
    const wentUp = top < lastTop.current;
    lastTop.current = top;
    if (wentUp && top < NEAR_PX) ask?.();
  };
}
