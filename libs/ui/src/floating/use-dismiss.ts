import { useEffect } from 'react';

/**
 * Closes what floats when the person turns away: Escape, a press outside, or the focus going elsewhere.
 * `holds` says what belongs to it. `byKey` tells Escape from the others: focus then goes back.
 */
export function useDismiss(holds: (node: Node) => boolean, close: (byKey: boolean) => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The dialog around it stays: one Escape closes one thing.
      event.preventDefault();
      event.stopPropagation();
      close(true);
    }
    function onElsewhere(event: Event) {
      if (event.target instanceof Node && !holds(event.target)) close(false);
    }
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', onElsewhere, { capture: true });
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', onElsewhere, { capture: true });
      document.removeEventListener('focusin', onElsewhere);
    };
  });
}
