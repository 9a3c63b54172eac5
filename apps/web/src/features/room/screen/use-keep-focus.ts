import type { DebateState } from '@rostrum/domain';
import { useEffect, useRef } from 'react';

/**
 * When a debate moves on, the focused control may disappear with its screen. The focus then moves to where one
 * continues. It is never taken from an existing control.
 */
export function useKeepFocus(goOn: () => void, { phase }: DebateState): void {
  const lastPhase = useRef(phase);
  useEffect(() => {
    if (lastPhase.current === phase) return;
    lastPhase.current = phase;
    const active = document.activeElement;
    if (active === null || active === document.body) goOn();
  }, [goOn, phase]);
}
