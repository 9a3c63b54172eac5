import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { browserShelf } from '../storage/browser-shelf.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { forgetKept, keptStore } from './kept-store.ts';

const words = z.array(z.string());

describe('the store of one person', () => {
  test('is there again, and belongs to them alone', async () => {
    const { storage } = fakeCaches();
    expect(await keptStore('ada', storage).write('rooms', ['one'])).toBe(true);
    expect(await keptStore('ada', storage).read('rooms', words)).toEqual(['one']);
    expect(await keptStore('ben', storage).read('rooms', words)).toBeUndefined();
  });

  test('is as good as absent in the shape of a former release', async () => {
    const { storage } = fakeCaches();
    const store = keptStore('ada', storage);
    await store.write('rooms', { old: true });
    expect(await store.read('rooms', words)).toBeUndefined();
  });

  test('is named by folder, the last written one at the end', async () => {
    const { storage } = fakeCaches();
    const store = keptStore('ada', storage);
    for (const name of ['debates/r1', 'rooms', 'debates/r2', 'debates/r1']) await store.write(name, []);
    expect(await store.names('debates/')).toEqual(['debates/r2', 'debates/r1']);
    await store.remove('debates/r2');
    expect(await store.names('debates/')).toEqual(['debates/r1']);
  });

  test('goes when its person signs out, and files of the product stay', async () => {
    const { storage } = fakeCaches();
    await keptStore('ada', storage).write('rooms', ['one']);
    await storage.open('shell-1');
    await forgetKept(storage);
    expect(await storage.keys()).toEqual(['shell-1']);
  });

  test('is nothing in a browser without a store', async () => {
    const store = keptStore('ada', undefined);
    expect(await store.write('rooms', [])).toBe(false);
    expect(await store.read('rooms', words)).toBeUndefined();
    expect(await store.names('debates/')).toEqual([]);
  });
});

test('a full browser keeps nothing more, and throws at nobody', async () => {
  const { storage, fill } = fakeCaches();
  const store = keptStore('ada', storage);
  await store.write('rooms', ['one']);
  fill();
  expect(await store.write('rooms', ['two'])).toBe(false);
  expect(await store.read('rooms', words)).toEqual(['one']);
});

test('a full local storage is no fault either', () => {
  const full = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const storage = { getItem: () => null, setItem: full } as unknown as Storage;
  expect(() => browserShelf('draft', words, () => storage).save(['words'])).not.toThrow();
});
