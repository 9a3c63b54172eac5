import { browserShelf } from '@rostrum/data';
import { suggestionKindSchema } from '@rostrum/domain';
import * as z from 'zod/mini';

/** A draft suggestion to the makers; it survives a reload, except for the picture. */
const draftSchema = z.object({ kind: suggestionKindSchema, text: z.string() });
export type SuggestionDraft = z.infer<typeof draftSchema>;

export const NO_SUGGESTION: SuggestionDraft = { kind: 'idea', text: '' };

export const draftShelf = (uid: string) => browserShelf(`rostrum:suggestion:${uid}`, draftSchema);
