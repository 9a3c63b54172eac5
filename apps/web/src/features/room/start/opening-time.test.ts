import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockChangeAt, openingProblem, readOpening, typedOpening } from './opening-time.ts';

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

describe('a time at which clocks change', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['Europe/Berlin', '2026-03-29T02:30', 'skipped'],
    ['Europe/Berlin', '2026-10-25T02:30', 'twice'],
    ['Europe/Berlin', '2026-03-29T03:00', 'none'],
    ['Europe/Berlin', '2026-10-25T03:00', 'none'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', 'skipped'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', 'twice'],
    ['Asia/Kolkata', '2026-03-29T02:30', 'none'],
  ])('in %s, %s: %s', (zone, typed, change) => {
    vi.stubEnv('TZ', zone);
    expect(clockChangeAt(typed)).toBe(change);
  });

  it('begins as much later as clocks go forward', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(typedOpening(readOpening('2026-03-29T02:30') ?? 0)).toBe('2026-03-29T03:30');
  });
});
