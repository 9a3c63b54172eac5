import * as z from 'zod/mini';
import { ms, url, words, longText } from '../bounds.ts';
import { uidSchema } from '../ids.ts';

export const SUGGESTIONS = 'suggestions';
export const suggestionPath = (id: string) => `${SUGGESTIONS}/${id}`;

/** The place of pictures for suggestions in Cloud Storage, each under a name that the server chose. */
export const screenshotsPath = (uid: string) => `suggestions/${uid}`;
export const screenshotPath = (uid: string, fileName: string) => `${screenshotsPath(uid)}/${fileName}`;
export const SCREENSHOT_TYPE = 'image/webp';

export const suggestionKindSchema = z.enum(['problem', 'idea', 'praise']);
export type SuggestionKind = z.infer<typeof suggestionKindSchema>;

export const suggestionStateSchema = z.enum(['received', 'planned', 'underWay', 'done', 'declined']);
export type SuggestionState = z.infer<typeof suggestionStateSchema>;

/** `suggestions/{id}`: a person's note to the makers of the product, and its outcome. */
export const suggestionSchema = z.object({
  by: uidSchema,
  kind: suggestionKindSchema,
  text: longText,
  /** The path of the page it was sent from; empty if unknown. */
  page: words,
  /** A picture below `suggestions/{by}/`; null for none. */
  screenshot: z.nullable(url),
  state: suggestionStateSchema,
  /** The makers' reply. */
  answer: words,
  atMs: ms,
  changedAtMs: ms,
});
export type SuggestionDocument = z.infer<typeof suggestionSchema>;
export type Suggestion = SuggestionDocument & { id: string };
