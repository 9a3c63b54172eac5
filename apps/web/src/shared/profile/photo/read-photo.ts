import { LIMITS, type Result } from '@rostrum/domain';
import * as m from '@rostrum/words/profile';

/** Why a file cannot be a photo, each with the sentence that the person reads. */
export const PHOTO_PROBLEMS = {
  'too-large': () => m.photoTooLarge({ megabytes: LIMITS.photoSourceMaxBytes / 1_048_576 }),
  drawing: m.photoDrawing,
  'not-a-photo': m.photoNotAPhoto,
  broken: m.photoBroken,
  'too-small': () => m.photoTooSmall({ pixels: LIMITS.photoMinPixels }),
  'cannot-encode': m.photoCannotEncode,
} as const;
export type PhotoProblem = keyof typeof PHOTO_PROBLEMS;

type Decode = (file: Blob) => Promise<ImageBitmap>;
const decodeByBrowser: Decode = (file) => createImageBitmap(file, { imageOrientation: 'from-image' });

/** Opens a file as a picture: by its content, not by its name. The caller closes the picture. */
export async function readPhoto(
  file: Blob,
  decode = decodeByBrowser,
): Promise<Result<ImageBitmap, PhotoProblem>> {
  if (file.size > LIMITS.photoSourceMaxBytes) return { ok: false, refusal: 'too-large' };
  const kind = kindOf(new Uint8Array(await file.slice(0, 512).arrayBuffer()));
  if (kind !== 'photo') return { ok: false, refusal: kind };
  try {
    const picture = await decode(file);
    if (Math.min(picture.width, picture.height) >= LIMITS.photoMinPixels) return { ok: true, value: picture };
    picture.close();
    return { ok: false, refusal: 'too-small' };
  } catch {
    return { ok: false, refusal: 'broken' };
  }
}

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function kindOf(bytes: Uint8Array): 'photo' | 'drawing' | 'not-a-photo' {
  const begins = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  const text = new TextDecoder().decode(bytes);
  const isWebp = text.startsWith('RIFF') && new TextDecoder().decode(bytes.slice(8, 12)) === 'WEBP';
  if (begins(JPEG) || begins(PNG) || isWebp) return 'photo';
  return /<svg[\s>]/i.test(text) ? 'drawing' : 'not-a-photo';
}
