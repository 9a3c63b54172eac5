import { createContext, use } from 'react';

/**
 * The signed-in person, everywhere under `/app` and `/onboarding`. Features know neither Clerk nor Firebase's user.
 */
export interface Session {
  uid: string;
  /** Full name, else username, else empty. */
  displayName: string;
  email: string;
  photoURL: string;
  /** The username of the account; null if the person has none there. */
  username: string | null;
  /** Ends the session in every tab and goes to `/`. */
  logOut: () => void;
  /** Ends the session of a deleted account in every tab, and opens the goodbye page. */
  sayGoodbye: () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** @throws Error outside the signed-in part of the product. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used where somebody is signed in');
  return session;
}
