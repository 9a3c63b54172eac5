import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { MESSAGES, newUserFields } from '@rostrum/domain';
import { Button, notify, PageSpinner } from '@rostrum/ui';
import * as m from '@rostrum/words/identity';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { SessionContext, type Session } from '../../shared/session/session.ts';
import { PATHS } from '../../shared/navigation/paths.ts';
import { useClerkIdentity, type ClerkIdentity } from './clerk-identity.ts';
import { useClerk } from './clerk.ts';
import { useFirebaseSession } from './use-firebase-session.ts';
import { ENDED_PATH } from './session-ended.tsx';
import { useSessionEnd } from './use-session-end.ts';
import { SignedOutElsewhere } from './signed-out-elsewhere.tsx';
import { forgetWantedPath, rememberWantedPath } from './wanted-path.ts';

type Person = Extract<ClerkIdentity, { state: 'signedIn' }>['person'];

/** Shows `children` to people who are signed in to both Clerk and Firebase; others are sent to sign in. */
export function SignedInGate({ children }: { children: ReactNode }) {
  const identity = useClerkIdentity();
  const session = useFirebaseSession(identity);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  /** Where this tab goes after it has signed out; null if another tab has. */
  const [exit, setExit] = useState<string | null>(null);
  if (identity.state === 'signedIn' && !wasSignedIn) setWasSignedIn(true);

  if (identity.state === 'signedOut') return wasSignedIn ? <SignedOut exit={exit} /> : <SignInFirst />;
  if (session.at === 'failed')
    return <AuthenticationError message={session.message} onRetry={session.retry} />;
  if (session.at === 'waiting' || identity.state === 'loading') {
    return (
      <main>
        <PageSpinner label={m.signingIn()} />
      </main>
    );
  }
  return (
    <SessionProvider key={identity.person.uid} person={identity.person} onExit={setExit}>
      {children}
    </SessionProvider>
  );
}

/** Nobody is taken out of a debate without a word because another tab has signed out. */
function SignedOut({ exit }: { exit: string | null }) {
  const isInRoom = matchPath(`${PATHS.room}/:roomId/*`, useLocation().pathname) !== null;
  return exit === null && isInRoom ? <SignedOutElsewhere /> : <Navigate to={exit ?? PATHS.home} replace />;
}

/** Remembers where the person wanted to go, so that signing in brings them back. */
function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  const wanted = pathname + search + hash;
  useEffect(() => rememberWantedPath(wanted), [wanted]);
  return <Navigate to={PATHS.signIn} replace />;
}

/** The one line that replaces the app, as specified. */
function AuthenticationError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main>
      <div className="auth-error" role="alert">
        <p>
          {MESSAGES.firebaseAuthError} {message}
        </p>
        <Button onClick={onRetry}>{m.tryAgain()}</Button>
      </div>
    </main>
  );
}

function sayStillSignedIn(error: unknown): void {
  console.error('Error signing out:', error);
  notify({ text: m.stillSignedIn(), tone: 'danger' });
}

type SessionProviderProps = { person: Person; onExit: (path: string) => void; children: ReactNode };

function SessionProvider({ person, onExit, children }: SessionProviderProps) {
  const { signOut } = useClerk();
  const session = useMemo((): Session => {
    const goOutTo = (path: string) => {
      forgetWantedPath();
      onExit(path);
      signOut({ redirectUrl: path }).catch(sayStillSignedIn);
    };
    const { uid, claims } = person;
    return {
      uid,
      ...newUserFields(claims),
      username: claims.username ?? null,
      logOut: () => goOutTo(PATHS.home),
      sayGoodbye: () => goOutTo(PATHS.goodbye),
    };
  }, [person, signOut, onExit]);
  useSessionEnd(person, () => {
    onExit(ENDED_PATH);
    signOut({ redirectUrl: ENDED_PATH }).catch(sayStillSignedIn);
  });
  return <SessionContext value={session}>{children}</SessionContext>;
}
