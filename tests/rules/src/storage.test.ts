import { deleteObject, getBytes, listAll, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { PHOTO_TYPE } from '@rostrum/domain';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectAllowed, givenDocuments, testEnvironment } from './support/environment.ts';

givenDocuments({});

const upload = (storage: FirebaseStorage, path: string) =>
  uploadBytes(ref(storage, path), new Uint8Array(10), { contentType: PHOTO_TYPE });
const storageOf = (uid: string | null) => {
  const environment = testEnvironment();
  const claims = uid === 'operator' ? { operator: true } : {};
  const context = uid ? environment.authenticatedContext(uid, claims) : environment.unauthenticatedContext();
  const storage: unknown = context.storage();
  return storage as FirebaseStorage;
};

const SCREENSHOT = 'suggestions/member/shown';
const PATHS = [
  'avatars/member/shown',
  'avatars/photo',
  'suggestions/screen',
  'uploads/member/raw',
  'anything',
];

beforeAll(async () => {
  await testEnvironment().withSecurityRulesDisabled(async (context) => {
    const storage: unknown = context.storage();
    await Promise.all([...PATHS, SCREENSHOT].map((path) => upload(storage as FirebaseStorage, path)));
  });
});
afterAll(() => testEnvironment().clearStorage());

const PEOPLE = [null, 'stranger', 'member', 'operator'];

describe.each(PEOPLE)('a picture for the makers, for %s', (uid) => {
  test('is read by its sender and an operator, and written only by the server', async () => {
    const storage = storageOf(uid);
    await expectAllowed(uid === 'member' || uid === 'operator', getBytes(ref(storage, SCREENSHOT)));
    await expectAllowed(false, upload(storage, SCREENSHOT));
    await expectAllowed(false, upload(storage, 'suggestions/member/new'));
    await expectAllowed(false, deleteObject(ref(storage, SCREENSHOT)));
    await expectAllowed(false, listAll(ref(storage, 'suggestions/member')));
  });
});

describe.each(PEOPLE)('everything else in file storage, photos among it, for %s', (uid) => {
  test.each(PATHS)('keeps %s from being read, written, listed and deleted', async (path) => {
    const storage = storageOf(uid);
    await expectAllowed(false, getBytes(ref(storage, path)));
    await expectAllowed(false, upload(storage, path));
    await expectAllowed(false, upload(storage, `${path}-new`));
    await expectAllowed(false, listAll(ref(storage, path)));
    await expectAllowed(false, deleteObject(ref(storage, path)));
  });
});
