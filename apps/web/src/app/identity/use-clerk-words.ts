import { language } from '@rostrum/words';
import { use, useMemo } from 'react';
import { clerkWords, type ClerkWords } from './clerk-appearance.ts';
import { wordsOver } from './clerk-words/words-over.ts';
import { CLERK_TEXTS } from './clerk.ts';

let loaded: Promise<ClerkWords> | undefined;

/** The words of Clerk's components in the page's language; ours win. English needs no file, so nothing waits for it. */
export function useClerkWords(): ClerkWords {
  const spoken = language();
  const clerks = spoken === 'en' ? undefined : use(clerksIn(spoken));
  return useMemo(() => wordsOver(clerks ?? {}, clerkWords()), [clerks]);
}

/** The same promise for every page: only its first one loads. */
const clerksIn = (spoken: keyof typeof CLERK_TEXTS) => (loaded ??= load(CLERK_TEXTS[spoken]));

/** Without its file Clerk speaks English: people can still sign in. */
const load = async (texts: () => Promise<ClerkWords>): Promise<ClerkWords> =>
  texts().catch((error: unknown) => {
    console.warn('The texts of Clerk were not loaded', error);
    return {};
  });
