import { describe, expect, it } from 'vitest';
import { uploadPhoto, type BeginUpload } from './upload-photo.ts';

const PHOTO = new Blob(['photo']);
const failing =
  (code: string): BeginUpload =>
  async () => ({
    done: Promise.reject(Object.assign(new Error(code), { code })),
    cancel: () => undefined,
  });

describe('the upload of a photo', () => {
  it('goes among one’s own under a new name, and says how far it came', async () => {
    const shares: number[] = [];
    const paths: string[] = [];
    const begin: BeginUpload = async (path, _, onProgress) => {
      paths.push(path);
      onProgress(0.5);
      onProgress(1);
      return { done: Promise.resolve(), cancel: () => undefined };
    };
    const first = await uploadPhoto('ada', PHOTO, (share) => shares.push(share), begin).uploaded;
    await uploadPhoto('ada', PHOTO, () => undefined, begin).uploaded;
    expect(first.status === 'done' && `avatars/ada/${first.fileName}`).toBe(paths[0]);
    expect(paths[1]).not.toBe(paths[0]);
    expect(shares).toEqual([0.5, 1]);
  });

  it('can be cancelled, also before it has begun', async () => {
    let fail: (error: Error) => void = () => undefined;
    const begin: BeginUpload = async () => ({
      done: new Promise((_, reject) => (fail = reject)),
      cancel: () => fail(Object.assign(new Error('canceled'), { code: 'storage/canceled' })),
    });
    const upload = uploadPhoto('ada', PHOTO, () => undefined, begin);
    upload.cancel();
    expect(await upload.uploaded).toMatchObject({ status: 'failed', problem: 'cancelled' });
  });

  it.each([
    ['storage/unauthenticated', 'signed-out'],
    ['storage/unauthorized', 'denied'],
    ['storage/quota-exceeded', 'full'],
    ['storage/retry-limit-exceeded', 'unreachable'],
    ['', 'unreachable'],
  ])('that ends with %s says what that means: %s', async (code, problem) => {
    const { uploaded } = uploadPhoto('ada', PHOTO, () => undefined, failing(code));
    expect(await uploaded).toMatchObject({ status: 'failed', problem });
  });
});
