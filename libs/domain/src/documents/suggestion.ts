import * as z from 'zod/mini';

export const SUGGESTIONS = 'suggestions';
export const suggestionPath = (id: string) => `${SUGGESTIONS}/${id}`;

/** Where pictures that go with suggestions lie in Cloud Storage. */
export const screenshotsPath = (uid: string) => `suggestions/${uid}`;
export const screenshotPath = (uid: string, fileName: string) => `${screenshotsPath(uid)}/${fileName}`;
export const SCREENSHOT_TYPE = 'image/webp';

export const suggestionKindSchema = z.enum(['problem', 'idea', 'praise']);
export type SuggestionKind = z.infer<typeof suggestionKindSchema>;
export const SUGGESTION_KINDS: Readonly<Record<SuggestionKind, string>> = {
  problem: 'A fault',
  idea: 'An idea',
  praise: 'Praise',
};

export const suggestionStateSchema = z.enum(['received', 'planned', 'underWay', 'done', 'declined']);
export type SuggestionState = z.infer<typeof suggestionStateSchema>;
/** What became of a suggestion, as the end of "Your note … ". */
export const SUGGESTION_STATES: Readonly<Record<SuggestionState, string>> = {
  received: 'has arrived',
  planned: 'is planned',
  underWay: 'is being built',
  done: 'is done',
  declined: 'will not be built',
};

/** `suggestions/{id}`: what somebody tells the makers of the product, and what became of it. */
export const suggestionSchema = z.object({
  by: z.string(),
  kind: suggestionKindSchema,
  text: z.string(),
  /** The page it was sent from, as a path; empty where it is not known. */
  page: z.string(),
  /** A picture below `suggestions/{by}/`; null for none. */
  screenshot: z.nullable(z.string()),
  state: suggestionStateSchema,
  /** What the makers say to it. */
  answer: z.string(),
  atMs: z.number(),
  changedAtMs: z.number(),
});
export type SuggestionDocument = z.infer<typeof suggestionSchema>;
export type Suggestion = SuggestionDocument & { id: string };
