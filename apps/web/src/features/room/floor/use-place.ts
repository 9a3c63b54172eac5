import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { FloorItem } from './floor-items.ts';

/** A linked line is drawn within this many frames, or it is missing. */
const FRAMES = 30;

export type Place = {
  /** The key of the linked line. */
  place: string | undefined;
  /** The index of the focused line: it stays in the document however far somebody scrolls. */
  holder: number | undefined;
  goTo: (key: string) => boolean;
};

/** Leads to a line: scrolls there and puts the focus on it, so that the eye, the keyboard and the ear go on there. */
export function usePlace(
  items: readonly FloorItem[],
  virtual: RefObject<VirtualizerHandle | null>,
  scrollRef: RefObject<HTMLElement | null>,
): Place {
  const [place, setPlace] = useState<string>();
  const [holderKey, setHolderKey] = useState<string>();
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);

  useEffect(() => {
    const element = scrollRef.current;
    const onFocus = ({ target }: FocusEvent) => setHolderKey(keyAround(target));
    const onBlur = () => setHolderKey(undefined);
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('focusout', onBlur);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('focusout', onBlur);
    };
  }, [scrollRef]);

  const goTo = useCallback(
    (key: string) => {
      const index = latest.current.findIndex((item) => item.key === key);
      if (index < 0) return false;
      setPlace(key);
      virtual.current?.scrollToIndex(index, { align: 'center' });
      focusLine(scrollRef, key, FRAMES);
      return true;
    },
    [virtual, scrollRef],
  );
  const holder = items.findIndex((item) => item.key === holderKey);
  return { place, holder: holder < 0 ? undefined : holder, goTo };
}

function keyAround(target: EventTarget | null): string | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  return line?.dataset['line'];
}

/** A line that is far away is drawn first, then measured out of sight, and only then can it have the focus. */
function focusLine(scrollRef: RefObject<HTMLElement | null>, key: string, frames: number): void {
  requestAnimationFrame(() => {
    const lines = scrollRef.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
    const line = [...lines].find(({ dataset }) => dataset['line'] === key);
    line?.focus({ preventScroll: true });
    if (line && line === document.activeElement) line.scrollIntoView({ block: 'center' });
    else if (frames > 0) focusLine(scrollRef, key, frames - 1);
  });
}
