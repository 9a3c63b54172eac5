import { lazy, Suspense, useEffect } from 'react';
import { PageSpinner } from '@rostrum/ui';
import * as m from '@rostrum/words/identity';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useEnv } from '../../env-context.ts';
import { useSteadyNavigate } from '../navigation/use-steady-navigate.ts';
import { isIdentityPath, PATHS } from '../../shared/navigation/paths.ts';
import { useVisitor } from '../visitor.tsx';
import { AccountPart } from './account-part.tsx';
import { clerkAppearance } from './clerk-appearance.ts';
import { useClerkIdentity } from './clerk-identity.ts';
import { ClerkProvider } from './clerk.ts';
import { mayHaveFirebaseSession } from './firebase-mark.ts';
import { loadSignedInApp } from './load-signed-in-app.ts';
import { localClerkProps } from './local-clerk.ts';
import { SignInPage, SignUpPage } from './sign-in-page.tsx';
import { useClerkWords } from './use-clerk-words.ts';

const SignedInApp = lazy(loadSignedInApp);

/** Clerk, and everything that needs it. */
export function IdentityIsland() {
  const env = useEnv();
  const navigate = useSteadyNavigate();
  const localization = useClerkWords();
  const onIdentityPage = isIdentityPath(useLocation().pathname);
  return (
    <ClerkProvider
      publishableKey={env.clerkPublishableKey}
      appearance={clerkAppearance}
      localization={localization}
      signInUrl={PATHS.signIn}
      signUpUrl={PATHS.signUp}
      afterSignOutUrl={PATHS.home}
      signInForceRedirectUrl={PATHS.app}
      signUpForceRedirectUrl={PATHS.onboarding}
      signInFallbackRedirectUrl={PATHS.home}
      signUpFallbackRedirectUrl={PATHS.home}
      routerPush={(to) => navigate(to)}
      routerReplace={(to) => navigate(to, { replace: true })}
      {...(import.meta.env.MODE === 'local-stack' && localClerkProps(env.local))}
    >
      <FollowSignOut />
      {onIdentityPage ? <IdentityPages /> : <AccountPart />}
    </ClerkProvider>
  );
}

/** Also before anybody has signed in: the installed app begins here, and its next start may have no connection. */
async function keepShell() {
  const { startWorker } = await import('../../shared/offline/worker.ts');
  await startWorker();
}

function IdentityPages() {
  useEffect(() => {
    keepShell().catch((error: unknown) => console.warn('The offline shell was not asked for', error));
  }, []);
  return (
    <Suspense fallback={<PageSpinner label={m.opening()} />}>
      <Routes>
        <Route path={`${PATHS.signIn}/*`} element={<SignInPage />} />
        <Route path={`${PATHS.signUp}/*`} element={<SignUpPage />} />
        <Route path="*" element={<SignedInApp />} />
      </Routes>
    </Suspense>
  );
}

/** Passes the signed-in person to the page, and signs out of Firebase after a sign-out from Clerk in any tab. */
function FollowSignOut() {
  const env = useEnv();
  const { setVisitor } = useVisitor();
  const { state } = useClerkIdentity();
  useEffect(() => {
    if (state !== 'loading') setVisitor(state);
    if (state === 'signedOut' && mayHaveFirebaseSession()) {
      import('./firebase.ts')
        .then(({ closeFirebaseSession }) => closeFirebaseSession(env))
        .catch((error: unknown) => console.error('Error signing out of Firebase:', error));
    }
  }, [state, env, setVisitor]);
  return null;
}
