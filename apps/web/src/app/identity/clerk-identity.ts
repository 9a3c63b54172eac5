import { useMemo } from 'react';
import type { SignedInPerson } from '@rostrum/data';
import { useAuth, useUser } from './clerk.ts';

/** Clerk's knowledge of the current person. */
export type ClerkIdentity =
  { state: 'loading' } | { state: 'signedOut' } | { state: 'signedIn'; person: SignedInPerson };

export function useClerkIdentity(): ClerkIdentity {
  const { isLoaded, userId, getToken } = useAuth();
  const { user } = useUser();
  return useMemo(() => {
    if (isLoaded && !userId) return { state: 'signedOut' };
    if (!userId || !user) return { state: 'loading' };
    const claims = {
      name: user.fullName,
      username: user.username,
      email: user.primaryEmailAddress?.emailAddress,
      picture: user.imageUrl,
    };
    return { state: 'signedIn', person: { uid: userId, getToken, claims } };
  }, [isLoaded, userId, user, getToken]);
}
