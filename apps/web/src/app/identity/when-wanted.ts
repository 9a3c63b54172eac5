import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasClerkSession } from './clerk-cookie.ts';
import { mayHaveFirebaseSession } from './firebase-mark.ts';
import { loadIdentityIsland } from './load-identity-island.ts';

const LEADS_TO_CLERK = 'a[href^="/sign-"], a[href^="/app"], a[href^="/onboarding"]';

/**
 * Whether Clerk should be here by now: where the page needs it, or this browser knows of somebody. A
 * signed-out visitor of a public page never loads it: the header's links need none of it, and it is fetched ahead
 * when one of them is pointed at. Once true, it stays so.
 */
export function useClerkWanted(pageNeedsIt: boolean): boolean {
  const somebodyKnown = useSyncExternalStore(whenLookedAtAgain, isSomebodyKnown, nobodyKnown);
  const [wanted, setWanted] = useState(pageNeedsIt);
  if ((pageNeedsIt || somebodyKnown) && !wanted) setWanted(true);
  useEffect(() => (wanted ? undefined : listenForSigns()), [wanted]);
  return wanted;
}

/** Clerk's cookie says so; or a Firebase session was left open, which has to be closed if Clerk knows nobody. */
function isSomebodyKnown(): boolean {
  return hasClerkSession(document.cookie) || mayHaveFirebaseSession();
}

/** A page that was drawn ahead was drawn for nobody. */
const nobodyKnown = () => false;

/** Somebody may have signed in in another tab meanwhile. */
function whenLookedAtAgain(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Fetches Clerk ahead of a click that will need it. */
function listenForSigns(): () => void {
  const off = new AbortController();
  const options = { signal: off.signal, passive: true };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, fetchAhead, options);
  return () => off.abort();
}

function fetchAhead({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(LEADS_TO_CLERK)) return;
  // A failure shows where the part is used.
  loadIdentityIsland().catch(() => {});
}
