import { useMemo, useRef, type RefObject } from 'react';

/** Where the focus goes in a room. Each part puts its element here. */
export type FocusPlaces = {
  composer: RefObject<HTMLTextAreaElement | null>;
  /** The heading of what stands in the place of the floor, or after it. */
  heading: RefObject<HTMLHeadingElement | null>;
  motion: RefObject<HTMLHeadingElement | null>;
  /** Puts the cursor where one writes, once what was asked for is drawn. */
  writeHere: () => void;
  /** The same, behind the last word of the draft. */
  writeOn: () => void;
  /** Puts the focus where one goes on: the composer, else the heading of what is new, else the motion. */
  goOn: () => void;
};

export function useFocusPlaces(): FocusPlaces {
  const composer = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const motion = useRef<HTMLHeadingElement>(null);
  return useMemo(
    () => ({
      composer,
      heading,
      motion,
      writeHere: () => void requestAnimationFrame(() => composer.current?.focus()),
      writeOn: () => void requestAnimationFrame(() => focusAtEnd(composer.current)),
      goOn: () => focusFirst(writable(composer.current), heading.current, motion.current),
    }),
    [],
  );
}

function focusAtEnd(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}

function writable(area: HTMLTextAreaElement | null): HTMLTextAreaElement | null {
  return area?.readOnly ? null : area;
}

/** A heading takes the focus where it was made able to. */
function focusFirst(...places: (HTMLElement | null)[]): void {
  const place = places.find((one) => one !== null);
  if (place?.tagName === 'H1') place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
