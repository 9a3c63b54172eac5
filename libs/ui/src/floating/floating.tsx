import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { place } from './place.ts';
import type { Placement } from './place.ts';

export interface FloatingProps extends ComponentProps<'div'> {
  anchor: Element;
  placement: Placement;
}

/**
 * A panel in the browser's top layer, beside its anchor. Nothing clips it, and it keeps its place in the tab order.
 */
export function Floating({ anchor, placement, className, ...rest }: FloatingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { side, align, gap } = placement;
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    showOnTop(panel);
    const move = () => {
      const window = { left: 0, top: 0, width: innerWidth, height: innerHeight };
      const { left, top } = place(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), window, {
        side,
        align,
        gap,
      });
      panel.style.left = `${left}px`;
      panel.style.top = `${top}px`;
    };
    move();
    addEventListener('resize', move);
    addEventListener('scroll', move, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', move);
      removeEventListener('scroll', move, { capture: true });
    };
  }, [anchor, side, align, gap]);
  return <div {...rest} ref={ref} className={cx('floating', className)} />;
}

/** A browser without popovers draws it in place, above the page by its z-index. */
function showOnTop(panel: HTMLElement): void {
  if (typeof panel.showPopover !== 'function') return;
  panel.popover = 'manual';
  panel.showPopover();
}
