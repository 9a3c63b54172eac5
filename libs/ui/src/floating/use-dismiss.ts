import { useEffect } from 'react';

/**
 * Closes a floating panel when the person moves on: Escape, a press outside, or the focus going elsewhere. `holds`
 * decides what belongs to it. `byKey` marks Escape: the focus then returns.
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
