import { afterEach, beforeEach, vi } from 'vitest';

const unexpected: unknown[][] = [];

/** An unexpected console error fails the test. */
beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void unexpected.push(words));
});

afterEach(() => {
  if (unexpected.length > 0) throw new Error('Something was logged as an error', { cause: unexpected });
});
