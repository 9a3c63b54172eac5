import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

type Format = 'png' | 'jpeg' | 'webp';

const canvas = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7d5b' } });

/** A plain picture of one colour. */
export function aPicture(width: number, height = width, format: Format = 'webp'): Promise<Buffer> {
  return canvas(width, height)[format]().toBuffer();
}

/** Metadata from cameras and editors: a place, a colour profile and notes. */
export function aTalkativePicture(marker: string): Promise<Buffer> {
  return canvas(600)
    .withExif({ IFD0: { Artist: marker }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withIccProfile('p3')
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><marker>${marker}</marker></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
}

/** Three frames, the first of them green. */
export async function anAnimatedPicture(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#00ff00', '#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
}

export const aCmykPicture = () => canvas(300).toColourspace('cmyk').jpeg().toBuffer();
export const aDeepPicture = () => canvas(300).toColourspace('rgb16').png().toBuffer();
export const aGif = () => canvas(300).gif().toBuffer();

export const AN_SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>',
);

/** A PNG that claims to be enormous: a few hundred bytes that would decode to gigabytes. */
export function aBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
