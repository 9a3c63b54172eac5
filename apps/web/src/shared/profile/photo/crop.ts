import { LIMITS } from '@rostrum/domain';

/** The square of a picture that is kept: how near (1 is the whole shorter edge), and where between its edges (0 to 1). */
export type Crop = { zoom: number; across: number; down: number };

export const WHOLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };
export const MAX_ZOOM = 4;

export type Size = { width: number; height: number };
/** A square of the source picture, in its pixels. */
export type Square = { left: number; top: number; edge: number };

/** The square that a crop keeps; it never reaches beyond the picture. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop): Square {
  const edge = Math.min(width, height) / between(1, zoom, MAX_ZOOM);
  return {
    left: between(0, across, 1) * (width - edge),
    top: between(0, down, 1) * (height - edge),
    edge,
  };
}

/** The edge of the photo that is stored, in pixels: never more than the square has. */
export function storedEdge({ edge }: Square): number {
  return Math.max(1, Math.min(LIMITS.photoMaxPixels, Math.floor(edge)));
}

/** The crop after the picture was pulled by some share of the frame, as a hand moves paper under a window. */
export function pulled(size: Size, crop: Crop, by: { across: number; down: number }): Crop {
  const { edge } = squareOf(size, crop);
  const move = (at: number, share: number, length: number) =>
    length - edge < 1 ? at : between(0, at - (share * edge) / (length - edge), 1);
  return {
    ...crop,
    across: move(crop.across, by.across, size.width),
    down: move(crop.down, by.down, size.height),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
