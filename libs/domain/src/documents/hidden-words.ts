import * as z from 'zod/mini';
import { longText } from '../bounds.ts';
import { keySchema } from '../ids.ts';

const ms = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** Who hid published words, and when. `text` is then only the placeholder. */
export const hiddenSchema = z.object({
  by: z.enum(['house', 'host']),
  atMs: ms,
  /** The decision with its statement of reasons. */
  decisionId: keySchema,
  /** How long the words were, in characters: the log of the debate replays as before. */
  characters: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
});
export type Hidden = z.infer<typeof hiddenSchema>;

/** Replaces hidden words wherever they are stored or quoted. `shownWords` puts it into the reader's language. */
/* eslint-disable words/visible -- As they are stored, whatever the language. */
export const HIDDEN_LINES = {
  house: 'The house has hidden this message.',
  host: 'The host has hidden this message.',
} as const satisfies Record<Hidden['by'], string>;

/** Replaces a judge's reason that the house has hidden. */
export const HIDDEN_REASON = 'The house has hidden this reason.';
/* eslint-enable words/visible */

/** The path of the words of a hidden message or line: below it. */
export const hiddenWordsPath = (messagePath: string) => `${messagePath}/hidden/words`;

/**
 * `rooms/{id}/messages/{id}/hidden/words`, and the same below a line of the backchannel: the original words. Readers:
 * the author and members of the house, and the host if the host hid them.
 */
export const hiddenWordsSchema = z.object({
  authorId: longText,
  by: hiddenSchema.shape.by,
  text: longText,
  edits: z._default(z.array(z.object({ text: longText, atMs: ms })), []),
});
export type HiddenWords = z.infer<typeof hiddenWordsSchema>;
