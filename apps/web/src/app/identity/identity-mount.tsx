import { lazy, Suspense } from 'react';
import { PageSpinner } from '@rostrum/ui';
import { useLocation } from 'react-router-dom';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { isIdentityPath } from '../paths.ts';
import { loadIdentityIsland } from './load.ts';
import { useClerkWanted } from './when-wanted.ts';

const IdentityIsland = lazy(loadIdentityIsland);

/**
 * The one place where Clerk lives, mounted once and kept: public pages are shown without it and never remounted
 * when it comes. There it only adds the account to the header; on the other pages it draws them.
 */
export function IdentityMount() {
  const onIdentityPage = isIdentityPath(useLocation().pathname);
  if (!useClerkWanted(onIdentityPage)) return null;
  return (
    <RouteErrorBoundary quiet={!onIdentityPage}>
      <Suspense fallback={onIdentityPage && <PageSpinner label="Opening" />}>
        <IdentityIsland />
      </Suspense>
    </RouteErrorBoundary>
  );
}
