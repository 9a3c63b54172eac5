import type { DebateState } from '@rostrum/domain';
import { useEffect, useRef, type RefObject } from 'react';

/** Where one goes on, best first. */
const PLACES = ['.composer-text:not([readonly])', 'h2[tabindex="-1"]', 'h1'];

/**
 * When a debate moves on, the control that somebody had in hand may go with the screen that it was on. The focus
 * then comes back to where one goes on: the composer, else the heading of what is new. It is never taken from a
 * control that is still there.
 */
export function useKeepFocus(view: RefObject<HTMLElement | null>, { phase }: DebateState): void {
  const lastPhase = useRef(phase);
  useEffect(() => {
    if (lastPhase.current === phase) return;
    lastPhase.current = phase;
    const active = document.activeElement;
    if (active !== null && active !== document.body) return;
    const target = PLACES.map((place) => view.current?.querySelector<HTMLElement>(place)).find(Boolean);
    if (target?.tagName === 'H1') target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [view, phase]);
}
