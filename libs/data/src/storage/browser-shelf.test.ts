import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { browserShelf } from './browser-shelf.ts';

/** A browser's storage with no room left. */
function fullStorage(): Storage {
  const stored = new Map([['draft', '"Before."']]);
  return {
    length: stored.size,
    key: () => null,
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    removeItem: (key) => void stored.delete(key),
    setItem: () => {
      throw new DOMException('No room', 'QuotaExceededError');
    },
  };
}

test('a full storage loses nothing that it has, takes nothing, and stops nobody', () => {
  const storage = fullStorage();
  const shelf = browserShelf('draft', z.string(), () => storage);
  shelf.save('Much more.');
  expect(shelf.load()).toBe('Before.');
  shelf.clear();
  expect(shelf.load()).toBeUndefined();
});
