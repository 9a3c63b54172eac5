import type { ReactNode } from 'react';
import { LinkProvider } from '@rostrum/ui';
import { EnvContext } from '../env-context.ts';
import type { Env } from '../env.ts';
import { RouterLink } from './router-link.tsx';
import { VisitorProvider } from './visitor.tsx';

/** The providers for every page. */
export function Providers({ env, children }: { env: Env; children: ReactNode }) {
  return (
    <EnvContext value={env}>
      <LinkProvider component={RouterLink}>
        <VisitorProvider>{children}</VisitorProvider>
      </LinkProvider>
    </EnvContext>
  );
}
