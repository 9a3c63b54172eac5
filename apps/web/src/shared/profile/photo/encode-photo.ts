import { LIMITS, PHOTO_TYPE, type Result } from '@rostrum/domain';
import { squareOf, storedEdge, type Crop } from './crop.ts';
import type { PhotoProblem } from './read-photo.ts';

/** Draws the kept square of a picture over the whole of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, edge } = squareOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
}

/** The stored photo: square, at most 512 pixels wide, WebP, without the camera's metadata. */
export async function encodePhoto(picture: ImageBitmap, crop: Crop): Promise<Result<Blob, PhotoProblem>> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = storedEdge(squareOf(picture, crop));
  drawCrop(canvas, picture, crop);
  const photo = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, PHOTO_TYPE, LIMITS.imageQuality / 100),
  );
  // A browser without WebP support makes a PNG instead, and reports that.
  const isStorable = photo?.type === PHOTO_TYPE && photo.size <= LIMITS.photoMaxBytes;
  return photo && isStorable ? { ok: true, value: photo } : { ok: false, refusal: 'cannot-encode' };
}
