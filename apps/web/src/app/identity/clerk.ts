/**
 * Everything that the client uses of Clerk's package. Clerk has deprecated it, so its replacement has one place to go:
 * docs/decisions/0035-clerk-react-through-one-file.md.
 */
export { ClerkProvider, SignIn, SignUp, useAuth, useClerk, UserButton, useUser } from '@clerk/clerk-react';

/** Clerk's own texts, in the languages that its components do not speak by themselves. */
export const CLERK_TEXTS = {
  // “Fortsetzen” is what one does with a film.
  de: async () => ({ ...(await import('@clerk/localizations/de-DE')).deDE, formButtonPrimary: 'Weiter' }),
  es: async () => (await import('@clerk/localizations/es-ES')).esES,
};
