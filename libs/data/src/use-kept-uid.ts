import { useEffect, useState } from 'react';
import { keptUid } from './identity.ts';

/** Who has a Firebase session in this browser; null where nobody has, and as long as that is not known. */
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
