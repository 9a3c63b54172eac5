import * as z from 'zod/mini';
import { useCallback, useMemo, useState } from 'react';
import { quoteSchema } from '@rostrum/domain';
import { browserShelf, roomShelfKey } from './browser-shelf.ts';

/** A draft: its text, the held message that it would replace, and the message that it answers. */
export const draftSchema = z.object({
  text: z.string(),
  replaces: z.nullable(z.string()),
  quotes: z.optional(quoteSchema),
});
export type Draft = z.infer<typeof draftSchema>;

export const NO_DRAFT: Draft = { text: '', replaces: null };

/** The draft of one person in one room; it survives a reload, and is cleared by saving an empty one. */
export function useDraft(uid: string, roomId: string): [draft: Draft, setDraft: (draft: Draft) => void] {
  const shelf = useMemo(() => browserShelf(roomShelfKey('draft', uid, roomId), draftSchema), [uid, roomId]);
  const [kept, setKept] = useState({ shelf, draft: shelf.load() ?? NO_DRAFT });
  const isSameRoom = kept.shelf === shelf;
  const draft = isSameRoom ? kept.draft : (shelf.load() ?? NO_DRAFT);
  const setDraft = useCallback(
    (next: Draft) => {
      if (isEmpty(next)) shelf.clear();
      else shelf.save(next);
      setKept({ shelf, draft: next });
    },
    [shelf],
  );
  return [draft, setDraft];
}

function isEmpty({ text, replaces, quotes }: Draft): boolean {
  return text === '' && replaces === null && quotes === undefined;
}
