import { describe, expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const MINUTE_MS = 60_000;

describe('a limit of three a minute', () => {
  const asked = (times: number, key = 'ada', atMs = 1_000_000) => {
    const mayAsk = createRateLimit({ limit: 3, windowMs: MINUTE_MS });
    return { mayAsk, answers: Array.from({ length: times }, () => mayAsk(key, atMs)) };
  };

  test('allows three and refuses the fourth', () => {
    expect(asked(4).answers).toEqual([true, true, true, false]);
  });

  test('counts each key by itself', () => {
    expect(asked(4).mayAsk('ben', 1_000_000)).toBe(true);
  });

  test('refuses still one millisecond before the minute is over', () => {
    expect(asked(4).mayAsk('ada', 1_000_000 + MINUTE_MS - 1)).toBe(false);
  });

  test('allows again when the minute is over', () => {
    expect(asked(4).mayAsk('ada', 1_000_000 + MINUTE_MS)).toBe(true);
  });
});
