import { cloneElement, useEffect, useState } from 'react';
import type { FocusEvent, HTMLAttributes, PointerEvent, ReactElement, ReactNode } from 'react';
import { Floating } from '../floating/floating.tsx';
import type { FloatingSide } from '../floating/place.ts';

export interface TooltipProps {
  /** A few words. They are for the eye: the child must have its name without them. */
  words: ReactNode;
  side?: FloatingSide;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Off if the words are visible anyway. */
  off?: boolean;
}

/** How long a pointer has to rest before the words appear, in milliseconds. */
const REST_MS = 300;

/** Appears on rest and on keyboard focus; Escape hides it. */
export function Tooltip({ words, side = 'top', children, off = false }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element>();
  const [resting, setResting] = useState<Element>();
  const hide = () => {
    setResting(undefined);
    setAnchor(undefined);
  };
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => setAnchor(resting), REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);
  useEscape(anchor !== undefined, hide);
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event: PointerEvent) => {
          if (event.pointerType === 'mouse') setResting(event.currentTarget);
        },
        onPointerLeave: hide,
        onPointerDown: hide,
        onFocus: (event: FocusEvent) => {
          if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
        },
        onBlur: hide,
      })}
      {anchor && !off && (
        <Floating
          anchor={anchor}
          placement={{ side, align: 'center', gap: 8 }}
          role="tooltip"
          className="tooltip"
        >
          {words}
        </Floating>
      )}
    </>
  );
}

function useEscape(active: boolean, hide: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
