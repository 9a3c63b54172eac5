import type { ReactNode } from 'react';
import { Logo } from '../components/mark.tsx';
import { SkipLink } from '../components/skip-link.tsx';

/** No sidebar, no search: for a task that needs full attention. `action` is at the end of the first line. */
export function BareShell({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="bare">
      <SkipLink />
      <header className="bare-head">
        <Logo />
        {action}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
