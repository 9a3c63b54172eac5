import { isUnder, PATHS } from '../../shared/navigation/paths.ts';

export const loadIdentityIsland = async () => ({
  default: (await import('./identity-island.tsx')).IdentityIsland,
});
export const loadSignedInApp = async () => ({ default: (await import('./signed-in-app.tsx')).SignedInApp });

export const loadOfflineLessons = async () => ({
  default: (await import('./offline-lessons.tsx')).OfflineLessons,
});

/** Fetches beside each other what a page needs one after the other. */
export function preloadFor(pathname: string): void {
  const signedIn = isUnder(pathname, PATHS.app) || isUnder(pathname, PATHS.onboarding);
  const wanted = signedIn ? [loadIdentityIsland, loadSignedInApp] : [];
  // A failure shows where the part is used.
  for (const load of wanted) load().catch(() => {});
}
