import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { followTheme } from '@rostrum/ui';
import type { Env } from '../env.ts';
import { IdentityMount } from './identity/identity-mount.tsx';
import { usePageFocus } from './navigation/use-page-focus.ts';
import { useScroll } from './navigation/use-scroll.ts';
import { isIdentityPath } from '../shared/navigation/paths.ts';
import { Providers } from './providers.tsx';
import { PublicPages } from './public-pages.tsx';

/** The whole product, inside a router. */
export function App({ env }: { env: Env }) {
  const { pathname } = useLocation();
  usePageFocus();
  useScroll();
  useEffect(followTheme, []);
  return (
    <Providers env={env}>
      {!isIdentityPath(pathname) && <PublicPages />}
      <IdentityMount />
    </Providers>
  );
}
