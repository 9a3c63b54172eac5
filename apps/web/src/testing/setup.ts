import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What jsdom has not: the page asks the system for its theme and its motion. */
globalThis.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
globalThis.scrollTo = () => {};

// A page fetches its parts when it is first drawn, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const unexpected: unknown[][] = [];

/** An error in the console that no test asked for fails the test. */
beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void unexpected.push(words));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0) throw new Error('Something was logged as an error', { cause: unexpected });
});
