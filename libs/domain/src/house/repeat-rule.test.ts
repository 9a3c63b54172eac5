import { describe, expect, test } from 'vitest';
import { proposeStep, reportsPausedUntil, type PastDecision } from './repeat-rule.ts';

const DAY_MS = 86_400_000;
const NOW_MS = 1_000 * DAY_MS;
const decided = (daysAgo: number, changes: Partial<PastDecision> = {}): PastDecision => ({
  by: 'house',
  acts: [{ act: 'warn' }],
  ground: 'spam',
  atMs: NOW_MS - daysAgo * DAY_MS,
  overturnedAtMs: null,
  ...changes,
});
const proposed = (past: PastDecision[], ground: 'spam' | 'threat' = 'spam') => {
  const { act } = proposeStep(past, ground, NOW_MS);
  return act.act === 'suspend' ? act.days : act.act;
};

describe('the rule for repeat offenders', () => {
  test('warns first, then suspends for 7 days, for 30, and permanently', () => {
    expect(proposed([])).toBe('warn');
    expect(proposed([decided(1)])).toBe(7);
    expect(proposed([decided(2), decided(1)])).toBe(30);
    expect(proposed([decided(3), decided(2), decided(1)])).toBe(null);
    expect(proposed(Array.from({ length: 50 }, () => decided(1)))).toBe(null);
  });

  test('begins at seven days for a severe breach, and counts it twice afterwards', () => {
    expect(proposed([], 'threat')).toBe(7);
    expect(proposed([decided(1, { ground: 'hate' })])).toBe(30);
    expect(proposed([decided(1, { ground: 'private' })], 'threat')).toBe(null);
  });

  test('ignores breaches older than twelve months, to the millisecond', () => {
    expect(proposed([decided(365)])).toBe(7);
    expect(proposed([decided(365, { atMs: NOW_MS - 365 * DAY_MS - 1 })])).toBe('warn');
  });

  test('ignores overturned decisions, decisions of a host, and "no action"', () => {
    expect(proposed([decided(1, { overturnedAtMs: NOW_MS })])).toBe('warn');
    expect(proposed([decided(1, { by: 'host' })])).toBe('warn');
    expect(proposed([decided(1, { acts: [], ground: null })])).toBe('warn');
  });

  test('ignores a topic that was not published, unless more was done about it', () => {
    const refused = decided(1, { acts: [{ act: 'refuseTopic' }], ground: 'hate' });
    expect(proposed([refused])).toBe('warn');
    expect(proposed([{ ...refused, acts: [{ act: 'refuseTopic' }, { act: 'warn' }] }])).toBe(30);
    expect(proposed([decided(1, { acts: [{ act: 'publishTopic' }], ground: null })])).toBe('warn');
  });

  test('lists what it counted', () => {
    const past = [decided(9), decided(5, { ground: 'threat' }), decided(2)];
    expect(proposeStep(past, 'spam', NOW_MS)).toEqual({
      act: { act: 'suspend', days: null },
      severe: 1,
      ordinary: 2,
      sinceMs: NOW_MS - 365 * DAY_MS,
    });
  });
});

describe('manifestly unfounded reports', () => {
  const ago = (...days: number[]) => days.map((day) => NOW_MS - day * DAY_MS);

  test('pause further ones for thirty days from the third within ninety', () => {
    expect(reportsPausedUntil(ago(1, 2), NOW_MS)).toBe(null);
    expect(reportsPausedUntil(ago(2, 91, 1), NOW_MS)).toBe(NOW_MS + 29 * DAY_MS);
    expect(reportsPausedUntil(ago(1, 2, 92), NOW_MS)).toBe(null);
  });

  test('pause nothing once the thirty days are over', () => {
    expect(reportsPausedUntil(ago(30, 31, 32), NOW_MS)).toBe(null);
    expect(reportsPausedUntil(ago(30, 31, 32), NOW_MS - 1)).toBe(NOW_MS);
  });
});
