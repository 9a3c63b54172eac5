export type FloatingSide = 'top' | 'right' | 'bottom' | 'left';
export type FloatingAlign = 'start' | 'center' | 'end';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  side: FloatingSide;
  align: FloatingAlign;
  /** Pixels between the two. */
  gap: number;
}

/** How close to the edge of the window a panel may come. */
const MARGIN = 8;

/**
 * The position of a panel beside its anchor: on the opposite side if the preferred one has no room, never outside the
 * window.
 */
export function place(anchor: Box, panel: Box, window: Box, wish: Placement): { left: number; top: number } {
  const side =
    roomOn(wish.side, anchor, window) < reach(wish.side, panel) + wish.gap + MARGIN
      ? wider(wish.side, anchor, window)
      : wish.side;
  const alongX = side === 'top' || side === 'bottom';
  const left = alongX
    ? aligned(wish.align, anchor.left, anchor.width, panel.width)
    : beside(side, anchor, panel, wish.gap);
  const top = alongX
    ? beside(side, anchor, panel, wish.gap)
    : aligned(wish.align, anchor.top, anchor.height, panel.height);
  return { left: inside(left, panel.width, window.width), top: inside(top, panel.height, window.height) };
}

const OPPOSITE: Record<FloatingSide, FloatingSide> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

function wider(side: FloatingSide, anchor: Box, window: Box): FloatingSide {
  return roomOn(OPPOSITE[side], anchor, window) > roomOn(side, anchor, window) ? OPPOSITE[side] : side;
}

function roomOn(side: FloatingSide, anchor: Box, window: Box): number {
  if (side === 'top') return anchor.top;
  if (side === 'left') return anchor.left;
  return side === 'bottom'
    ? window.height - anchor.top - anchor.height
    : window.width - anchor.left - anchor.width;
}

function reach(side: FloatingSide, panel: Box): number {
  return side === 'top' || side === 'bottom' ? panel.height : panel.width;
}

function beside(side: FloatingSide, anchor: Box, panel: Box, gap: number): number {
  if (side === 'top') return anchor.top - panel.height - gap;
  if (side === 'left') return anchor.left - panel.width - gap;
  return side === 'bottom' ? anchor.top + anchor.height + gap : anchor.left + anchor.width + gap;
}

function aligned(align: FloatingAlign, start: number, length: number, panel: number): number {
  if (align === 'start') return start;
  return align === 'end' ? start + length - panel : start + (length - panel) / 2;
}

function inside(start: number, length: number, window: number): number {
  return Math.max(MARGIN, Math.min(start, window - length - MARGIN));
}
