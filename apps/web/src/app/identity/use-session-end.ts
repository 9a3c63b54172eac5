import { useEffect, useEffectEvent } from 'react';
import { watchSession, type SignedInPerson } from '@rostrum/data';
import { renewFirebaseSession } from './firebase.ts';

/**
 * Follows whether the session of this page still counts. Where it was ended and Clerk still vouches for the person - they
 * changed their password here, or signed out of another device - a new one takes its place and nobody notices; else
 * `onEnd` is called.
 */
export function useSessionEnd(person: SignedInPerson, onEnd: () => void): void {
  const { uid } = person;
  const renew = useEffectEvent(() => renewFirebaseSession(person));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let isRenewing = false;
    let isThere = true;
    const stop = watchSession(uid, () => {
      if (isRenewing) return;
      isRenewing = true;
      void renew().then((isOpen) => {
        isRenewing = false;
        if (isThere && !isOpen) end();
      });
    });
    return () => {
      isThere = false;
      stop();
    };
  }, [uid]);
}
