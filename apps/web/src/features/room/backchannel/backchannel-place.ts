import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the reading position when earlier lines load above it. `first` names the top line. */
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

/** The distance to the beginning, in pixels, that counts as reaching it. */
const NEAR_PX = 40;

/** For a list's scroll event: loads earlier lines when somebody scrolls up to the beginning. */
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
