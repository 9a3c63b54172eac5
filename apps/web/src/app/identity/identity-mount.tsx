import { lazy, Suspense, useState } from 'react';
import { PageSpinner } from '@rostrum/ui';
import * as m from '@rostrum/words/app';
import { useLocation } from 'react-router-dom';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { isIdentityPath, isUnder, PATHS } from '../../shared/navigation/paths.ts';
import { mayHaveFirebaseSession } from './firebase-mark.ts';
import { loadIdentityIsland } from './load-identity-island.ts';
import { loadOfflineLessons } from './load-offline-lessons.ts';
import { useClerkWanted } from './when-wanted.ts';

const IdentityIsland = lazy(loadIdentityIsland);
const OfflineLessons = lazy(loadOfflineLessons);

/**
 * The one place where Clerk lives, mounted once and kept: public pages are shown without it and never remounted
 * when it comes. There it only adds the account to the header; on the other pages it draws them. Only lessons of a page
 * that was opened without a connection do without it.
 */
export function IdentityMount() {
  const { pathname } = useLocation();
  const onIdentityPage = isIdentityPath(pathname);
  const [beganOffline] = useState(() => navigator.onLine === false && mayHaveFirebaseSession());
  const clerkWanted = useClerkWanted(onIdentityPage);
  if (beganOffline && isUnder(pathname, PATHS.learning)) {
    return (
      <Suspense fallback={<PageSpinner label={m.opening()} />}>
        <OfflineLessons />
      </Suspense>
    );
  }
  if (!clerkWanted) return null;
  return (
    <RouteErrorBoundary quiet={!onIdentityPage}>
      <Suspense fallback={onIdentityPage && <PageSpinner label={m.opening()} />}>
        <IdentityIsland />
      </Suspense>
    </RouteErrorBoundary>
  );
}
