import type { DebateState } from '@rostrum/domain';
import { useEffect, useRef } from 'react';

/**
 * When a debate moves on, the control that somebody had in hand may go with the screen that it was on. The focus
 * then comes back to where one goes on. It is never taken from a control that is still there.
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
