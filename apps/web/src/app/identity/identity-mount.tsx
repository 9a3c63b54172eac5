import { lazy, Suspense, useState } from 'react';
import { hasNoConnection } from '@rostrum/data';
import { PageSpinner } from '@rostrum/ui';
import * as m from '@rostrum/words/app';
import { useLocation } from 'react-router-dom';
import { loadOfflineApp } from '../offline/load-offline-app.ts';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { isIdentityPath } from '../../shared/navigation/paths.ts';
import { loadIdentityIsland } from './load-identity-island.ts';
import { useClerkWanted } from './when-wanted.ts';

const IdentityIsland = lazy(loadIdentityIsland);
const OfflineApp = lazy(loadOfflineApp);

/**
 * The one place where Clerk lives, mounted once and kept: public pages are shown without it and never remounted
 * when it comes. There it only adds the account to the header; on the other pages it draws them. Only a page
 * that was opened without a connection does without it: it shows what this browser has kept.
 */
export function IdentityMount() {
  const { pathname } = useLocation();
  const onIdentityPage = isIdentityPath(pathname);
  const [beganOffline] = useState(hasNoConnection);
  const clerkWanted = useClerkWanted(onIdentityPage);
  if (beganOffline && onIdentityPage) {
    return (
      <Suspense fallback={<PageSpinner label={m.opening()} />}>
        <OfflineApp />
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
