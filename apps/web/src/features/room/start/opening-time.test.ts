import { describe, expect, it } from 'vitest';
import { openingProblem, readOpening, typedOpening } from './opening-time.ts';

const NOW = new Date(2026, 10, 20, 12).getTime();

describe('the opening time', () => {
  it('is a local date and time', () => {
    expect(readOpening('2026-11-20T18:00')).toBe(new Date(2026, 10, 20, 18).getTime());
    expect(typedOpening(new Date(2026, 10, 20, 18).getTime())).toBe('2026-11-20T18:00');
    expect([readOpening(''), readOpening('Friday'), readOpening('2026-13-45T99:00')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('may be left empty, or be one minute from now', () => {
    expect(openingProblem('', NOW)).toBeUndefined();
    expect(openingProblem('2026-11-20T12:01', NOW)).toBeUndefined();
  });

  it('may not be now or earlier', () => {
    expect(openingProblem('2026-11-20T12:00', NOW)).toContain('Choose a later one');
    expect(openingProblem('2025-11-20T18:00', NOW)).toContain('Choose a later one');
  });

  it('may be ninety days ahead, and not one more', () => {
    const day = (days: number) => typedOpening(NOW + days * 86_400_000);
    expect(openingProblem(day(90), NOW)).toBeUndefined();
    expect(openingProblem(day(91), NOW)).toBe('Choose a time within the next 90 days.');
  });

  it('has to be a whole time', () => {
    expect(openingProblem('2026-11-20', NOW)).toBe('Choose a day and a time, or leave it empty.');
  });
});
