import { expect, test } from 'vitest';
import { needsListenPatch } from './listen-patch.ts';

const MANAGER = 'com/google/cloud/datastore/emulator/impl/watch/ListenStreamManager.class';
const STREAM = 'com/google/cloud/datastore/emulator/impl/firestore/CloudFirestoreV1ListenStream.class';
const CHANNEL =
  'com/google/cloud/datastore/emulator/firestore/webchannel/FirestoreV1WebChannelAdapter$FirestoreListenHandler.class';
const KNOWN = { [MANAGER]: 0x95abf56f, [STREAM]: 0x60a38d98, [CHANNEL]: 0x07ef8be3 };
const jarWith = (crcs: Record<string, number>) => ({
  crcOf: (name: string) => crcs[name],
  read: () => Buffer.alloc(0),
});

test('only the version whose faults were measured is patched', () => {
  expect(needsListenPatch(jarWith(KNOWN))).toBe(true);
  expect(needsListenPatch(jarWith({ ...KNOWN, [STREAM]: 0x60a38d99 }))).toBe(false);
  expect(needsListenPatch(jarWith({ [MANAGER]: 0x95abf56f }))).toBe(false);
  expect(needsListenPatch(jarWith({}))).toBe(false);
});
