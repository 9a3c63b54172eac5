import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { ENTRANCE_REFUSALS } from './callable.ts';
import { commandIdSchema } from '../ids.ts';
import { GATE_REFUSALS } from './public-text.ts';

/** A file in base64. Only the decoder can tell what it contains. */
const bytesOf = (maxBytes: number, complaint: string) =>
  z
    .string()
    .check(
      z.maxLength(Math.ceil(maxBytes / 3) * 4, complaint),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'That file did not arrive as it was sent. Send it again'),
    );

/**
 * The commands of the area `pictures`. The server decodes a file, redraws it and only then stores it, under a name
 * that it chooses.
 *
 * - `setPhoto`, `removePhoto`: the photo on one's own profile.
 * - `keepScreenshot`: a picture for a note to the makers, which has to name it within an hour.
 */
export const pictureCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('setPhoto'),
    bytes: bytesOf(LIMITS.photoMaxBytes, 'That photo is too large. Send at most 1 MB'),
  }),
  z.object({ type: z.literal('removePhoto') }),
  z.object({
    type: z.literal('keepScreenshot'),
    bytes: bytesOf(LIMITS.screenshotMaxBytes, 'That picture is too large. Send at most 2 MB'),
  }),
]);
export type PictureCommand = z.infer<typeof pictureCommandSchema>;
export type PictureCommandOf<Type extends PictureCommand['type']> = Extract<PictureCommand, { type: Type }>;

export const picturesInput = z.object({ commandId: commandIdSchema, command: pictureCommandSchema });
export type PicturesInput = z.input<typeof picturesInput>;

/** Every way in which the area `pictures` says no, with the sentence that the person reads. */
export const PICTURE_REFUSALS = {
  ...ENTRANCE_REFUSALS,
  ...GATE_REFUSALS,
  'not-a-picture': 'That file is not a picture, whatever its name says. Choose a JPEG, PNG or WebP.',
  'picture-broken': 'That picture cannot be opened; it may be damaged. Choose another.',
  'picture-too-large': `That picture is too large. Choose one of at most ${LIMITS.pictureMaxEdge.toLocaleString('en')} pixels on an edge and 16 million in all.`,
  'picture-too-small': `That photo is too small to be seen. Choose one of at least ${LIMITS.photoMinPixels} pixels on an edge.`,
  'account-deleted': 'Your account is deleted. Nothing more can be saved under it.',
} as const;
export type PictureRefusal = keyof typeof PICTURE_REFUSALS;

/** The answer of each command. */
export type PictureAnswers = {
  setPhoto: { photoURL: string };
  removePhoto: Record<string, never>;
  keepScreenshot: { fileName: string };
};
