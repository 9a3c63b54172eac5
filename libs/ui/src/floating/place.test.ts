import { describe, expect, test } from 'vitest';
import { place } from './place.ts';

const WINDOW = { left: 0, top: 0, width: 1000, height: 800 };
const PANEL = { left: 0, top: 0, width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });
const below = (align: 'start' | 'center' | 'end') => ({ side: 'bottom', align, gap: 6 }) as const;

describe('a panel', () => {
  test.each([
    ['start', 500],
    ['center', 420],
    ['end', 340],
  ] as const)('is below its anchor, aligned at the %s', (align, left) => {
    expect(place(at(500, 100), PANEL, WINDOW, below(align))).toEqual({ left, top: 146 });
  });

  test('moves above if there is no room below', () => {
    expect(place(at(500, 700), PANEL, WINDOW, below('start')).top).toBe(594);
  });

  test('stays below if there is even less room above', () => {
    const low = { ...WINDOW, height: 130 };
    expect(place(at(500, 10), PANEL, low, below('start')).top).toBe(22);
  });

  test('moves to the left if there is no room at the right', () => {
    expect(place(at(900, 100), PANEL, WINDOW, { side: 'right', align: 'center', gap: 8 })).toEqual({
      left: 692,
      top: 70,
    });
  });

  test('never leaves the window', () => {
    expect(place(at(0, 100), PANEL, WINDOW, below('end')).left).toBe(8);
    expect(place(at(960, 100), PANEL, WINDOW, below('start')).left).toBe(792);
  });
});
