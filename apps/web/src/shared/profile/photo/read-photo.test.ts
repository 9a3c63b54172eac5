import { LIMITS } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { PHOTO_PROBLEMS, readPhoto } from './read-photo.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const WEBP = new TextEncoder().encode('RIFF1234WEBPVP8 ');
const picture = (width: number, height = width) => {
  const closed = { times: 0 };
  const bitmap: ImageBitmap = { width, height, close: () => void (closed.times += 1) };
  return { bitmap, closed };
};
const read = (bytes: BlobPart, decode = async () => picture(600).bitmap) =>
  readPhoto(new Blob([bytes]), decode);
const refusalOf = async (reading: ReturnType<typeof readPhoto>) => {
  const result = await reading;
  return result.ok ? 'opened' : result.refusal;
};

describe('a chosen file', () => {
  test.each([
    ['PNG', PNG],
    ['JPEG', JPEG],
    ['WebP', WEBP],
  ])('that is a %s is opened', async (_, bytes) => {
    expect(await refusalOf(read(bytes))).toBe('opened');
  });

  test.each([
    ['text under the name of a PNG', 'not a picture at all', 'not-a-photo'],
    ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'not-a-photo'],
    ['nothing', '', 'not-a-photo'],
    ['a GIF', 'GIF89a', 'not-a-photo'],
  ])('that is %s is refused: %s', async (_, bytes, refusal) => {
    expect(await refusalOf(read(bytes))).toBe(refusal);
  });

  test('of 20 MB is refused unread, and the sentence states the limit', async () => {
    const huge = { size: 20 * 1_048_576, slice: () => expect.fail('it was read') } as unknown as Blob;
    expect(await refusalOf(readPhoto(huge))).toBe('too-large');
    expect(PHOTO_PROBLEMS['too-large']()).toContain('up to 15 MB');
    expect(LIMITS.photoSourceMaxBytes).toBe(15 * 1_048_576);
  });

  test('that begins like a PNG but is none is refused', async () => {
    const decode = () => Promise.reject(new Error('InvalidStateError'));
    expect(await refusalOf(read(PNG, decode))).toBe('broken');
  });

  test('of a few pixels is refused, and closed again', async () => {
    const { bitmap, closed } = picture(63, 900);
    expect(await refusalOf(read(PNG, async () => bitmap))).toBe('too-small');
    expect(closed.times).toBe(1);
  });
});
