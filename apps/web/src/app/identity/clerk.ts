import { wordsOver } from './clerk-words/words-over.ts';

/**
 * Everything that the client uses of Clerk's package. Clerk has deprecated it, so its replacement has one place to go:
 * docs/decisions/0035-clerk-react-through-one-file.md.
 */
export { ClerkProvider, SignIn, SignUp, useAuth, useClerk, UserButton, useUser } from '@clerk/clerk-react';

/** Clerk's own texts, with ours over them, in the languages that its components do not speak by themselves. */
export const CLERK_TEXTS = {
  de: async () => {
    const [{ deDE }, { de }] = await Promise.all([
      import('@clerk/localizations/de-DE'),
      import('./clerk-words/de.ts'),
    ]);
    return wordsOver(deDE, de);
  },
  es: async () => {
    const [{ esES }, { es }] = await Promise.all([
      import('@clerk/localizations/es-ES'),
      import('./clerk-words/es.ts'),
    ]);
    return wordsOver(esES, es);
  },
};
