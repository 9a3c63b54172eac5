import { useEffect, useState } from 'react';

/** The pauses before each retry. After the last one it gives up. */
const WAITS_MS = [100, 1_000, 3_000];

/**
 * Restarts a listener that the rules refused although the server has let this person in: it may have started too
 * early. Returns whether it is still trying.
 */
export function useListenAgain(isWanted: boolean, listen: (() => void) | undefined): boolean {
  const [tries, setTries] = useState(0);
  const isTrying = isWanted && tries < WAITS_MS.length;
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      listen?.();
    }, WAITS_MS[tries]);
    return () => clearTimeout(timer);
  }, [isTrying, tries, listen]);
  return isTrying;
}
