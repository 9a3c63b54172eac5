import { attested, isAttesting } from '@rostrum/data';
import { useEffect, useState } from 'react';
import { useEnv } from '../../env-context.ts';
import { startFirebaseFor } from './firebase.ts';

/**
 * Names the project for a page that reads without a session. Whether it may read: at once, except where App Check has to prove first
 * that this is our page.
 */
export function useFirebase(): boolean {
  const env = useEnv();
  const [isReady, setReady] = useState(() => {
    startFirebaseFor(env);
    return !isAttesting();
  });
  useEffect(() => {
    if (!isReady) void attested().then(() => setReady(true));
  }, [isReady]);
  return isReady;
}
