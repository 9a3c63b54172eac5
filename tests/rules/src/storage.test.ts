import { deleteObject, getBytes, listAll, ref, uploadString, type FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectAllowed, givenDocuments, testEnvironment } from './support/environment.ts';

givenDocuments({});

const PATHS = ['avatars/member/photo.webp', 'feedback/member/screen.png', 'anything'];
const upload = (storage: FirebaseStorage, path: string) => uploadString(ref(storage, path), 'some bytes');
const storageOf = (uid: string | null) => {
  const environment = testEnvironment();
  const context = uid ? environment.authenticatedContext(uid) : environment.unauthenticatedContext();
  const storage: unknown = context.storage();
  return storage as FirebaseStorage;
};

beforeAll(async () => {
  await testEnvironment().withSecurityRulesDisabled(async (context) => {
    const storage: unknown = context.storage();
    await Promise.all(PATHS.map((path) => upload(storage as FirebaseStorage, path)));
  });
});
afterAll(() => testEnvironment().clearStorage());

describe.each([null, 'member', 'host'])('file storage, as long as nothing uses it, for %s', (uid) => {
  test.each(PATHS)('keeps %s from being read, written, listed and deleted', async (path) => {
    const storage = storageOf(uid);
    await expectAllowed(false, getBytes(ref(storage, path)));
    await expectAllowed(false, upload(storage, path));
    await expectAllowed(false, upload(storage, `${path}.new`));
    await expectAllowed(false, listAll(ref(storage, path)));
    await expectAllowed(false, deleteObject(ref(storage, path)));
  });
});
