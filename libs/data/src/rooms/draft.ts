import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newCommandId } from '../commands/send-command.ts';
import { browserShelf, roomShelfKey } from '../storage/browser-shelf.ts';
import { createDrafts, draftsSchema, type Drafts, type OwnDraft } from './drafts.ts';

export { NO_DRAFT, type Draft, type OwnDraft } from './drafts.ts';

type KnownDrafts = { draft: OwnDraft; others: readonly OwnDraft[]; drafts: Drafts };

/** The drafts of one person in one room. They survive a reload; this tab's is in the composer, the others are offered. */
export function useDrafts(uid: string, roomId: string): KnownDrafts {
  const drafts = useMemo(() => {
    const key = roomShelfKey('draft', uid, roomId);
    return { key, ...createDrafts(browserShelf(key, draftsSchema), thisTab(), newCommandId) };
  }, [uid, roomId]);
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === drafts.key || key === null) drafts.refresh();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [drafts]);
  const draft = useSyncExternalStore(drafts.subscribe, drafts.own);
  const others = useSyncExternalStore(drafts.subscribe, drafts.others);
  return { draft, others, drafts };
}

const TAB_KEY = 'rostrum:tab';

/** A name for this tab that survives its reloads. A browser without storage gives every page another. */
function thisTab(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY) ?? newCommandId();
    sessionStorage.setItem(TAB_KEY, known);
    return known;
  } catch {
    return newCommandId();
  }
}
