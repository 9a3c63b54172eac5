import { ButtonLink, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/identity';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../shared/navigation/page-title.tsx';
import { PATHS } from '../../shared/navigation/paths.ts';
import { rememberWantedPath } from './wanted-path.ts';

/** Replaces a room whose person has signed out in another tab. Signing in leads back to it. */
export function SignedOutElsewhere() {
  const { pathname, search, hash } = useLocation();
  return (
    <main className="grid min-h-dvh place-content-center px-4">
      <PageTitle>{m.signedOut()}</PageTitle>
      <EmptyState
        level={1}
        title={m.signedOutElsewhere()}
        action={
          <ButtonLink
            href={PATHS.signIn}
            look="primary"
            // Only now: a different person who signs in on this device is not led here.
            onClick={() => rememberWantedPath(pathname + search + hash)}
          >
            {m.signInAgain()}
          </ButtonLink>
        }
      >
        {m.signedOutHint()}
      </EmptyState>
    </main>
  );
}
