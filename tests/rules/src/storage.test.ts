import { deleteObject, getBytes, listAll, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { LIMITS, PHOTO_TYPE } from '@rostrum/domain';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectAllowed, givenDocuments, testEnvironment } from './support/environment.ts';

givenDocuments({});

const upload = (storage: FirebaseStorage, path: string, contentType = PHOTO_TYPE, size = 10) =>
  uploadBytes(ref(storage, path), new Uint8Array(size), { contentType });
const storageOf = (uid: string | null) => {
  const environment = testEnvironment();
  const claims = uid === 'operator' ? { operator: true } : {};
  const context = uid ? environment.authenticatedContext(uid, claims) : environment.unauthenticatedContext();
  const storage: unknown = context.storage();
  return storage as FirebaseStorage;
};

const PATHS = ['avatars/member/photo.html', 'avatars/photo', 'suggestions/screen', 'anything'];

beforeAll(async () => {
  await testEnvironment().withSecurityRulesDisabled(async (context) => {
    const storage: unknown = context.storage();
    const stored = [...PATHS, 'avatars/member/shown', 'avatars/member/old', 'suggestions/member/shown'];
    await Promise.all(stored.map((path) => upload(storage as FirebaseStorage, path)));
  });
});
afterAll(() => testEnvironment().clearStorage());

describe.each([null, 'stranger', 'member'])('a photo, for %s', (uid) => {
  const isOwner = uid === 'member';

  test('is uploaded, read and deleted by its owner alone', async () => {
    const storage = storageOf(uid);
    await expectAllowed(isOwner, upload(storage, `avatars/member/new-${String(uid)}`));
    await expectAllowed(isOwner, getBytes(ref(storage, 'avatars/member/shown')));
    await expectAllowed(isOwner, deleteObject(ref(storage, 'avatars/member/old')));
    await expectAllowed(false, listAll(ref(storage, 'avatars/member')));
  });
});

describe.each([null, 'stranger', 'member', 'operator'])('a picture for the makers, for %s', (uid) => {
  const isOwner = uid === 'member';

  test('is uploaded and deleted by its owner, and read by them and an operator', async () => {
    const storage = storageOf(uid);
    await expectAllowed(isOwner, upload(storage, `suggestions/member/new-${String(uid)}`));
    await expectAllowed(isOwner || uid === 'operator', getBytes(ref(storage, 'suggestions/member/shown')));
    await expectAllowed(false, upload(storage, 'suggestions/member/shown'));
    await expectAllowed(false, upload(storage, `suggestions/member/${String(uid)}`, 'image/png'));
    await expectAllowed(
      false,
      upload(storage, `suggestions/member/b${String(uid)}`, PHOTO_TYPE, LIMITS.screenshotMaxBytes + 1),
    );
    await expectAllowed(false, upload(storage, `suggestions/member/${String(uid)}.html`));
    await expectAllowed(false, listAll(ref(storage, 'suggestions/member')));
  });
});

describe('a photo of one’s own', () => {
  test('has at most 1 MB', async () => {
    const storage = storageOf('member');
    await expectAllowed(true, upload(storage, 'avatars/member/big', PHOTO_TYPE, LIMITS.photoMaxBytes));
    await expectAllowed(
      false,
      upload(storage, 'avatars/member/too-big', PHOTO_TYPE, LIMITS.photoMaxBytes + 1),
    );
  });

  test.each(['image/png', 'image/jpeg', 'image/svg+xml', 'text/html', ''])('is not %s', async (type) => {
    await expectAllowed(false, upload(storageOf('member'), 'avatars/member/typed', type));
  });

  test('never turns into another, and has a plain name', async () => {
    const storage = storageOf('member');
    await expectAllowed(false, upload(storage, 'avatars/member/shown'));
    await expectAllowed(false, upload(storage, 'avatars/member/new.html'));
    await expectAllowed(false, upload(storage, `avatars/member/${'a'.repeat(65)}`));
    await expectAllowed(false, upload(storage, 'avatars/member/more/photo'));
  });
});

describe.each([null, 'member', 'host'])('everything else in file storage, for %s', (uid) => {
  test.each(PATHS.slice(1))('keeps %s from being read, written, listed and deleted', async (path) => {
    const storage = storageOf(uid);
    await expectAllowed(false, getBytes(ref(storage, path)));
    await expectAllowed(false, upload(storage, path));
    await expectAllowed(false, upload(storage, `${path}-new`));
    await expectAllowed(false, listAll(ref(storage, path)));
    await expectAllowed(false, deleteObject(ref(storage, path)));
  });
});
