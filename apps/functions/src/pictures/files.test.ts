import { unclaimedFilePath } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { Bucket } from '../admin.ts';
import { removeNoted, storeUnclaimed } from './files.ts';

const PLACE = 'avatars/ada/photo.webp';

/** A bucket that takes no more, beside a database that does. */
function fullBucket() {
  const notes = new Map<string, unknown>();
  const doc = (path: string) => ({
    id: path.split('/').at(-1),
    set: async (note: unknown) => void notes.set(path, note),
    delete: async () => void notes.delete(path),
  });
  const file = () => ({
    save: () => Promise.reject(new Error('No space left')),
    delete: async () => undefined,
  });
  return { notes, db: { doc } as unknown as Firestore, bucket: { file } as unknown as Bucket };
}

test('a full storage stores no file, and leaves a note by which the sweeper tidies up', async () => {
  const { notes, db, bucket } = fullBucket();
  const note = { uid: 'ada', dueAtMs: 5 };
  await expect(storeUnclaimed({ db, bucket }, PLACE, note, Buffer.from('photo'))).rejects.toThrow('No space');
  expect([...notes]).toEqual([[unclaimedFilePath(PLACE), note]]);
  await removeNoted(bucket, db.doc(unclaimedFilePath(PLACE)));
  expect(notes.size).toBe(0);
});
