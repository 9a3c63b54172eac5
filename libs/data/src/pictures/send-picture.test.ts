import { describe, expect, test, vi } from 'vitest';
import { PICTURE_REFUSALS, type PicturesInput } from '@rostrum/domain';
import { sendPhoto, sendScreenshot } from './send-picture.ts';
import type { Posting } from './post-callable.ts';

const PHOTO = new Blob(['photo']);
const done = (value: object) => ({ ok: true, value, atMs: 1 });
const code = (name: string) => Object.assign(new Error(name), { code: `functions/${name}` });

/** A server that gives these answers, one attempt after the other, and records what it received. */
function aServer(...answers: (() => unknown)[]) {
  const sent: PicturesInput[] = [];
  const by = async (input: PicturesInput, { onProgress }: Posting) => {
    sent.push(input);
    onProgress(1);
    return answers[sent.length - 1]?.();
  };
  return { sent, by };
}
const fails = (name: string) => () => {
  throw code(name);
};

describe('a picture', () => {
  test('travels in base64, reports its progress, and returns the answer', async () => {
    const shares: number[] = [];
    const { sent, by } = aServer(() => done({ photoURL: 'https://files.example.com/one' }));
    const reply = await sendPhoto(PHOTO, (share) => shares.push(share), by).sent;
    expect(reply).toEqual({ status: 'done', value: { photoURL: 'https://files.example.com/one' } });
    expect(sent[0]?.command).toEqual({ type: 'setPhoto', bytes: btoa('photo') });
    expect(shares).toEqual([1]);
  });

  test('whose answer was lost is resent under the same id', async () => {
    const { sent, by } = aServer(fails('unavailable'), () => done({ fileName: 'one' }));
    const reply = await sendScreenshot(PHOTO, () => undefined, by).sent;
    expect(reply).toEqual({ status: 'done', value: { fileName: 'one' } });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('that the server refuses gets the reason', async () => {
    const message = PICTURE_REFUSALS['not-a-picture']();
    const { by } = aServer(() => ({ ok: false, refusal: 'not-a-picture', message, atMs: 1 }));
    expect(await sendPhoto(PHOTO, () => undefined, by).sent).toEqual({
      status: 'failed',
      isCancelled: false,
      message,
    });
  });

  test.each([
    ['unauthenticated', /signed out/],
    ['invalid-argument', /couldn’t be sent as it is/],
  ])('that ends with %s explains what that means', async (name, message) => {
    const { by } = aServer(fails(name), fails(name));
    expect(await sendPhoto(PHOTO, () => undefined, by).sent).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(message),
    });
  });

  test('can be cancelled on its way, and is not sent again', async () => {
    const by = vi.fn<(input: PicturesInput, posting: Posting) => Promise<unknown>>((_, { signal }) =>
      signal.aborted
        ? Promise.reject(code('cancelled'))
        : new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(code('cancelled')));
          }),
    );
    const sending = sendPhoto(PHOTO, () => undefined, by);
    await vi.waitFor(() => expect(by).toHaveBeenCalled());
    sending.cancel();
    expect(await sending.sent).toEqual({
      status: 'failed',
      isCancelled: true,
      message: 'The upload was cancelled.',
    });
  });
});
