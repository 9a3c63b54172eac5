import { LIMITS, SCREENSHOT_TYPE, type Result } from '@rostrum/domain';
import * as m from '@rostrum/words/feedback';

/** Why a picture cannot go with a note, each with the sentence that the person reads. */
export const screenshotProblems = {
  unreadable: m.pictureUnreadable,
  'too-large': m.pictureTooLarge,
} as const;
export type ScreenshotProblem = keyof typeof screenshotProblems;

/** The stored picture: at most 1,600 pixels on its longer edge, WebP. */
export async function encodeScreenshot(file: Blob): Promise<Result<Blob, ScreenshotProblem>> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { ok: false, refusal: 'unreadable' };
  const scale = Math.min(1, LIMITS.screenshotMaxPixels / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const encoded = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, SCREENSHOT_TYPE, LIMITS.imageQuality / 100),
  );
  if (encoded?.type !== SCREENSHOT_TYPE) return { ok: false, refusal: 'unreadable' };
  return encoded.size <= LIMITS.screenshotMaxBytes
    ? { ok: true, value: encoded }
    : { ok: false, refusal: 'too-large' };
}
