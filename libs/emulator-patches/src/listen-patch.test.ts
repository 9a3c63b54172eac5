import { expect, test } from 'vitest';
import { needsListenPatch } from './listen-patch.ts';

const MANAGER = 'com/google/cloud/datastore/emulator/impl/watch/ListenStreamManager.class';
const STREAM = 'com/google/cloud/datastore/emulator/impl/firestore/CloudFirestoreV1ListenStream.class';
const jarWith = (crcs: Record<string, number>) => ({
  crcOf: (name: string) => crcs[name],
  read: () => Buffer.alloc(0),
});

test('only the version whose race was measured is patched', () => {
  expect(needsListenPatch(jarWith({ [MANAGER]: 0x95abf56f, [STREAM]: 0x60a38d98 }))).toBe(true);
  expect(needsListenPatch(jarWith({ [MANAGER]: 0x95abf56f, [STREAM]: 0x60a38d99 }))).toBe(false);
  expect(needsListenPatch(jarWith({ [MANAGER]: 0x95abf56f }))).toBe(false);
  expect(needsListenPatch(jarWith({}))).toBe(false);
});
