import type { DebateState } from '@rostrum/domain';
import { useEffect, useRef } from 'react';

const CONTROLS = 'button, a, input, select, textarea, [tabindex]';

/**
 * When a debate moves on, or a person yields, the focused control may disappear with its screen. The focus then moves
 * to where one continues. It is never taken from an existing control, nor from people who have it nowhere while only
 * a step changes.
 */
export function useKeepFocus(goOn: () => void, debate: DebateState): void {
  const { phase } = debate;
  const moment = momentOf(debate);
  const last = useRef({ phase, moment });
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const hold = ({ target }: Event) => {
      held.current = target instanceof Element ? target.closest(CONTROLS) : null;
    };
    const kinds = ['focusin', 'pointerdown'];
    for (const kind of kinds) document.addEventListener(kind, hold);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, hold);
    };
  }, []);
  useEffect(() => {
    const before = last.current;
    last.current = { phase, moment };
    if (before.moment === moment) return;
    const active = document.activeElement;
    const isNowhere = active === null || active === document.body;
    const isLost = held.current?.isConnected === false;
    if (isNowhere && (before.phase !== phase || isLost)) goOn();
  }, [goOn, phase, moment]);
}

/** What people do next changes with it. */
function momentOf(debate: DebateState): string {
  if (!('floor' in debate)) return debate.phase;
  const { stepIndex, yielded, turn } = debate.floor;
  return [debate.phase, stepIndex, yielded.length, turn?.seq].join(' ');
}
