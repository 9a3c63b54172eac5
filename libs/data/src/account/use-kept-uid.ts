import { useEffect, useState } from 'react';
import { keptUid } from './identity.ts';

/** The person with a Firebase session in this browser; null for nobody, and until it is known. */
export function useKeptUid(read = keptUid): string | null {
  const [uid, setUid] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    read().then(
      (found) => isWanted && setUid(found),
      (error: unknown) => console.warn('The session was not read', error),
    );
    return () => void (isWanted = false);
  }, [read]);
  return uid;
}
