import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { redraw, type Purpose } from './redraw.ts';
import {
  aBomb,
  aCmykPicture,
  aDeepPicture,
  aGif,
  anAnimatedPicture,
  AN_SVG,
  aPicture,
  aTalkativePicture,
} from './testing/pictures.ts';

async function made(bytes: Buffer, purpose: Purpose = 'photo'): Promise<Buffer> {
  const result = await redraw(bytes, purpose);
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}
const refusalOf = async (bytes: Buffer, purpose: Purpose = 'photo') => {
  const result = await redraw(bytes, purpose);
  return result.ok ? 'accepted' : result.refusal;
};
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe('a photo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'that is a %s becomes a WebP square of 512 pixels',
    async (format) => {
      expect(await sizeOf(await made(await aPicture(900, 700, format)))).toEqual(['webp', 512, 512]);
    },
  );

  test('never gets more pixels than were there', async () => {
    expect(await sizeOf(await made(await aPicture(64, 90)))).toEqual(['webp', 64, 64]);
  });

  test('of 63 pixels is too small, and one of 64 is not', async () => {
    expect(await refusalOf(await aPicture(63, 900))).toBe('picture-too-small');
    expect(await refusalOf(await aPicture(64, 900))).toBe('accepted');
  });

  test.each([
    ['CMYK', aCmykPicture],
    ['16 bits a colour', aDeepPicture],
  ])('of %s is drawn in eight bits of red, green and blue', async (_, picture) => {
    const { space, depth, format } = await sharp(await made(await picture())).metadata();
    expect({ space, depth, format }).toEqual({ space: 'srgb', depth: 'uchar', format: 'webp' });
  });

  test('that moves keeps its first frame', async () => {
    const still = await made(await anAnimatedPicture());
    expect((await sharp(still, { animated: true }).metadata()).pages ?? 1).toBe(1);
    const [red = 0, green = 0, blue = 0] = await sharp(still).removeAlpha().raw().toBuffer();
    expect(green).toBeGreaterThan(200);
    expect(Math.max(red, blue)).toBeLessThan(60);
  });

  test('loses its place and author data', async () => {
    const talkative = await aTalkativePicture('Ada-at-home');
    const before = await sharp(talkative).metadata();
    expect([before.exif, before.icc, before.xmp].map(Boolean)).toEqual([true, true, true]);
    expect(talkative.includes('Ada-at-home')).toBe(true);
    const silent = await made(talkative);
    const { exif, icc, xmp, iptc } = await sharp(silent).metadata();
    expect({ exif, icc, xmp, iptc }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
    });
    expect(silent.includes('Ada-at-home')).toBe(false);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('loses data hidden behind a %s', async (format) => {
    const page = '<html><script>alert(1)</script></html>';
    const zip = Buffer.from('PK\u0003\u0004invoice.exe', 'latin1');
    const polyglot = Buffer.concat([await aPicture(300, 300, format), Buffer.from(page), zip]);
    const clean = await made(polyglot);
    expect(clean.includes('<script>')).toBe(false);
    expect(clean.includes('invoice.exe')).toBe(false);
  });
});

describe('a screenshot', () => {
  test('keeps its shape, with 1,600 pixels on the longer edge', async () => {
    expect(await sizeOf(await made(await aPicture(3_200, 1_000), 'screenshot'))).toEqual([
      'webp',
      1_600,
      500,
    ]);
    expect(await sizeOf(await made(await aPicture(300, 20), 'screenshot'))).toEqual(['webp', 300, 20]);
  });
});

describe.each(['photo', 'screenshot'] as const)('for a %s', (purpose) => {
  test.each<[string, Buffer | (() => Promise<Buffer>), string]>([
    ['nothing', Buffer.alloc(0), 'not-a-picture'],
    ['a program', Buffer.from('MZ\u0090\u0000 this program cannot be run', 'latin1'), 'not-a-picture'],
    ['a drawing', AN_SVG, 'not-a-picture'],
    ['a GIF', aGif, 'not-a-picture'],
    ['the mere beginning of a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'not-a-picture'],
    ['one pixel by 50,000', () => aPicture(1, 50_000, 'png'), 'picture-too-large'],
    ['50,000 by 50,000 pixels', aBomb(50_000, 50_000), 'picture-too-large'],
    ['more pixels than 16 million', aBomb(4_097, 4_097), 'picture-too-large'],
    ['a width of nothing', aBomb(0, 300), 'not-a-picture'],
    ['too few rows', aBomb(4_000, 4_000), 'picture-broken'],
  ])('%s is refused: %#', async (_, bytes, refusal) => {
    expect(await refusalOf(typeof bytes === 'function' ? await bytes() : bytes, purpose)).toBe(refusal);
  });

  test.each(['png', 'jpeg'] as const)('a %s that was cut off is refused', async (format) => {
    const whole = await aPicture(600, 600, format);
    expect(await refusalOf(whole.subarray(0, whole.length - 200), purpose)).toBe('picture-broken');
  });

  test('a WebP that was cut off is refused', async () => {
    const whole = await aPicture(600);
    expect(['not-a-picture', 'picture-broken']).toContain(
      await refusalOf(whole.subarray(0, whole.length - 20), purpose),
    );
  });
});
