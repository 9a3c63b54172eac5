import { loadLandingParts } from '../../features/landing/load-landing-parts.ts';
import { isUnder, PATHS } from '../../shared/navigation/paths.ts';
import { loadIdentityIsland } from './load-identity-island.ts';
import { loadSignedInApp } from './load-signed-in-app.ts';

/** Fetches in parallel what a page would otherwise fetch one after the other. */
export function preloadFor(pathname: string): void {
  const signedIn = isUnder(pathname, PATHS.app) || isUnder(pathname, PATHS.onboarding);
  const front = pathname === PATHS.home ? [loadLandingParts] : [];
  const wanted = signedIn ? [loadIdentityIsland, loadSignedInApp] : front;
  // A failure shows where the part is used.
  for (const load of wanted) load().catch(() => {});
}
