import { describe, expect, test } from 'vitest';
import { seekTarget } from './seek-keys.ts';

const at = (positionMs: number, durationMs = 600_000) => ({
  positionMs,
  durationMs,
  stepsMs: [0, 120_000, 240_000],
});

describe('on the seek bar', () => {
  test.each([
    ['ArrowRight', 65_000],
    ['ArrowUp', 65_000],
    ['ArrowLeft', 55_000],
    ['ArrowDown', 55_000],
    ['PageUp', 120_000],
    ['PageDown', 0],
    ['Home', 0],
    ['End', 600_000],
    ['Tab', undefined],
    ['a', undefined],
  ])('%s leads from one minute to %s', (key, target) => {
    expect(seekTarget(key, at(60_000))).toBe(target);
  });

  test('no key leads beyond the ends', () => {
    expect(seekTarget('ArrowLeft', at(2_000))).toBe(0);
    expect(seekTarget('ArrowRight', at(599_000))).toBe(600_000);
    expect(seekTarget('PageUp', at(300_000))).toBe(600_000);
  });

  test('an arrow goes further in a debate of days', () => {
    expect(seekTarget('ArrowRight', at(0, 400_000_000))).toBe(2_000_000);
  });
});
