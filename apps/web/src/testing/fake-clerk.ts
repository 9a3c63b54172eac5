import { act } from '@testing-library/react';
import { createElement, useSyncExternalStore, type ReactNode } from 'react';

/** Who Clerk says is there: undefined while Clerk is still loading, null for nobody. */
type Who = { id: string; fullName: string } | null | undefined;

const listeners = new Set<() => void>();
let who: Who;

export const ADA = { id: 'user_ada', fullName: 'Ada Marsh' };
export const BEN = { id: 'user_ben', fullName: 'Ben Okoye' };

/** What Clerk's `getToken` answers; a test may change it. */
export const clerk = {
  token: 'a Clerk token' as string | null,
  signedOutTo: [] as string[],
  /** The provider's last props. */
  providerProps: {} as Record<string, unknown>,
};

/** Clerk learns the current person, as after loading, signing in and signing out in any tab. */
export function clerkSays(next: Who): void {
  act(() => {
    who = next;
    for (const listener of listeners) listener();
  });
}

const useWho = () =>
  useSyncExternalStore(
    (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    () => who,
  );
const getToken = async () => clerk.token;
const signOut = async ({ redirectUrl }: { redirectUrl: string }) => {
  clerk.signedOutTo.push(redirectUrl);
  clerkSays(null);
};

/** Stands for Clerk in tests: `vi.mock('./identity/clerk.ts', () => fakeClerkReact)`. */
export const fakeClerkReact = {
  useAuth: () => {
    const person = useWho();
    return { isLoaded: person !== undefined, userId: person?.id ?? null, getToken };
  },
  useUser: () => {
    const person = useWho();
    const user = person && { ...person, username: null, imageUrl: '', primaryEmailAddress: null };
    return { user };
  },
  useClerk: () => ({ signOut }),
  UserButton: Object.assign(() => createElement('button', { type: 'button' }, 'Open user menu'), {
    MenuItems: () => null,
    Link: () => null,
  }),
  CLERK_TEXTS: {
    de: async () => ({ signIn: { start: { title: 'Anmelden bei Clerk' } }, backButton: 'Zurück' }),
    es: async () => await Promise.reject(new Error('no such file')),
  },
  SignIn: () => createElement('h1', null, 'Clerk’s form to sign in'),
  SignUp: () => createElement('h1', null, 'Clerk’s form to register'),
  ClerkProvider: ({ children, ...props }: { children: ReactNode }) => {
    clerk.providerProps = props;
    return children;
  },
};
