import { useMemo, useRef, type RefObject } from 'react';

/** Where the focus goes in a room. Each part puts its element here. */
export type FocusPlaces = {
  composer: RefObject<HTMLTextAreaElement | null>;
  /** The heading of the part that replaces the floor, or follows it. */
  heading: RefObject<HTMLHeadingElement | null>;
  motion: RefObject<HTMLHeadingElement | null>;
  /** Puts the cursor into the composer, once the requested part is drawn. */
  writeHere: () => void;
  /** The same, behind the last word of the draft. */
  writeOn: () => void;
  /** Moves the focus to where one continues: the composer, else the heading of the new part, else the motion. */
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

/** A heading takes the focus if it is focusable. */
function focusFirst(...places: (HTMLElement | null)[]): void {
  const place = places.find((one) => one !== null);
  if (place?.tagName === 'H1') place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
