/**
 * Everything that the client uses of Clerk's package. Clerk has deprecated it, so its replacement has one place to go:
 * docs/decisions/0035-clerk-react-through-one-file.md.
 */
export { ClerkProvider, SignIn, SignUp, useAuth, useClerk, UserButton, useUser } from '@clerk/clerk-react';
