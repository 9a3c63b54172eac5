import { accept, LIMITS, refuse, type PictureRefusal, type Result } from '@rostrum/domain';
import type { Metadata, Sharp } from 'sharp';

/** A picture's purpose: a photo becomes a square, a screenshot keeps its shape. */
export type Purpose = 'photo' | 'screenshot';

const LONGEST_DECODING_SECONDS = 10;
const OPENED_FORMATS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

let loading: Promise<typeof import('sharp').default> | undefined;

/** Loaded with the first picture, because no other function needs it. It opens only three formats. */
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: OPENED_FORMATS });
    return sharp;
  });
  return loading;
}

/**
 * Redraws a picture as WebP, without any data besides its pixels. An animated picture keeps its first frame.
 */
export async function redraw(bytes: Buffer, purpose: Purpose): Promise<Result<Buffer, PictureRefusal>> {
  const sharp = await loadSharp();
  if (bytes.length === 0) return refuse('not-a-picture');
  const picture = sharp(bytes, { limitInputPixels: LIMITS.pictureMaxPixels, failOn: 'warning', pages: 1 });
  const opened = await orRefuse(() => picture.metadata(), 'not-a-picture');
  if (!opened.ok) return opened;
  const problem = problemOf(opened.value, purpose);
  if (problem) return refuse(problem);
  return orRefuse(() => drawn(picture, opened.value, purpose), 'picture-broken');
}

function drawn(picture: Sharp, { width, height }: Metadata, purpose: Purpose): Promise<Buffer> {
  const edge = Math.min(LIMITS.photoMaxPixels, width, height);
  const upright = picture.autoOrient();
  const sized =
    purpose === 'photo'
      ? upright.resize(edge, edge, { fit: 'cover' })
      : upright.resize(LIMITS.screenshotMaxPixels, LIMITS.screenshotMaxPixels, {
          fit: 'inside',
          withoutEnlargement: true,
        });
  return sized
    .webp({ quality: LIMITS.imageQuality })
    .timeout({ seconds: LONGEST_DECODING_SECONDS })
    .toBuffer();
}

function problemOf({ width, height }: Metadata, purpose: Purpose): PictureRefusal | null {
  if (Math.max(width, height) > LIMITS.pictureMaxEdge) return 'picture-too-large';
  if (width * height > LIMITS.pictureMaxPixels) return 'picture-too-large';
  const isTiny = purpose === 'photo' && Math.min(width, height) < LIMITS.photoMinPixels;
  return isTiny ? 'picture-too-small' : null;
}

/** A decoder error comes from the sender's file, so it is a refusal and not our fault. */
async function orRefuse<Value>(
  work: () => Promise<Value>,
  otherwise: PictureRefusal,
): Promise<Result<Value, PictureRefusal>> {
  try {
    return accept(await work());
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    return refuse(isTooLarge ? 'picture-too-large' : otherwise);
  }
}
