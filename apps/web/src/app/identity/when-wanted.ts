import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasClerkSession } from './clerk-cookie.ts';
import { mayHaveFirebaseSession } from './firebase-mark.ts';
import { loadIdentityIsland } from './load-identity-island.ts';

const LEADS_TO_CLERK = 'a[href^="/sign-"], a[href^="/app"], a[href^="/onboarding"]';

/**
 * Whether to load Clerk by now: if the page needs it, or this browser has a session. A signed-out visitor of a public
 * page never loads it: the header's links do not need it, and hovering over one prefetches it. Once true, it stays
 * true.
 */
export function useClerkWanted(pageNeedsIt: boolean): boolean {
  const somebodyKnown = useSyncExternalStore(whenLookedAtAgain, isSomebodyKnown, nobodyKnown);
  const [wanted, setWanted] = useState(pageNeedsIt);
  if ((pageNeedsIt || somebodyKnown) && !wanted) setWanted(true);
  useEffect(() => (wanted ? undefined : listenForSigns()), [wanted]);
  return wanted;
}

/** Clerk's cookie shows a session; or a Firebase session was left open, which must be closed if Clerk has none. */
function isSomebodyKnown(): boolean {
  return hasClerkSession(document.cookie) || mayHaveFirebaseSession();
}

/** A page that was drawn ahead was drawn for nobody. */
const nobodyKnown = () => false;

/** Somebody may have signed in in another tab in the meantime. */
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
