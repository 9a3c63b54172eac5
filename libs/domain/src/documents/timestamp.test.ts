import { describe, expect, it } from 'vitest';
import { timestampSchema } from './timestamp.ts';

describe('a stored time', () => {
  it('is read back as a date', () => {
    const date = new Date(1_700_000_000_000);
    expect(timestampSchema.parse({ toDate: () => date, seconds: 1_700_000_000 })).toEqual(date);
  });

  it('stays a date if it already is one', () => {
    const date = new Date(0);
    expect(timestampSchema.parse(date)).toEqual(date);
  });

  it.each([null, undefined, 0, '2026-11-20', {}, { toDate: 'soon' }, { seconds: 1, nanoseconds: 0 }])(
    'is never %j',
    (value) => {
      expect(timestampSchema.safeParse(value).success).toBe(false);
    },
  );
});
