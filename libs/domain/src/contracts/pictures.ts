import * as refusals from '@rostrum/words/refusals-feedback';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { ENTRANCE_REFUSALS } from './callable.ts';
import { commandIdSchema } from '../ids.ts';
import { GATE_REFUSALS } from './public-text.ts';

/** A file in base64. Only the decoder can tell what it contains. */
const bytesOf = (maxBytes: number, complaint: () => string) =>
  z
    .string()
    .check(
      z.maxLength(Math.ceil(maxBytes / 3) * 4, { error: complaint }),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: () => m.fileBroken() }),
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
    bytes: bytesOf(LIMITS.photoMaxBytes, m.photoTooLarge),
  }),
  z.object({ type: z.literal('removePhoto') }),
  z.object({
    type: z.literal('keepScreenshot'),
    bytes: bytesOf(LIMITS.screenshotMaxBytes, m.pictureTooLarge),
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
  'not-a-picture': refusals.notAPicture,
  'picture-broken': refusals.pictureBroken,
  'picture-too-large': () => refusals.pictureTooLarge({ most: LIMITS.pictureMaxEdge }),
  'picture-too-small': () => refusals.pictureTooSmall({ least: LIMITS.photoMinPixels }),
  'account-deleted': refusals.accountDeleted,
} as const;
export type PictureRefusal = keyof typeof PICTURE_REFUSALS;

/** The answer of each command. */
export type PictureAnswers = {
  setPhoto: { photoURL: string };
  removePhoto: Record<string, never>;
  keepScreenshot: { fileName: string };
};
