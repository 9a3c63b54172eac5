import { useEffect, useEffectEvent, useState } from 'react';
import { MESSAGES } from '@rostrum/domain';
import * as m from '@rostrum/words/identity';
import { useEnv } from '../../env-context.ts';
import type { ClerkIdentity } from './clerk-identity.ts';
import { openFirebaseSession } from './firebase.ts';
import { TIME_LIMIT_MS } from './time-limit.ts';

export type FirebaseSession = { at: 'waiting' } | { at: 'ready' } | { at: 'failed'; message: string };

/** The outcome for `uid`; null means that Clerk itself never loaded. */
type SignInResult = { uid: string | null; error?: unknown };

/**
 * The specified bootstrap: waiting until the person that Clerk knows has a Firebase session too. A failure is
 * logged and stays until `retry`; waiting ends in a failure after the time limit.
 */
export function useFirebaseSession(identity: ClerkIdentity): FirebaseSession & { retry: () => void } {
  const env = useEnv();
  const [outcome, setOutcome] = useState<SignInResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { state } = identity;
  const uid = identity.state === 'signedIn' ? identity.person.uid : null;

  const open = useEffectEvent(async () => {
    if (identity.state === 'signedIn') await openFirebaseSession(env, identity.person);
  });

  useEffect(() => {
    if (state === 'signedOut') return undefined;
    const waiting = new AbortController();
    const settle = (next: SignInResult) => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      if ('error' in next) console.error(MESSAGES.firebaseAuthLog, next.error);
      setOutcome(next);
    };
    const timer = setTimeout(() => settle({ uid, error: tooLate() }), TIME_LIMIT_MS);
    if (state === 'signedIn') {
      open().then(
        () => settle({ uid }),
        (error: unknown) => settle({ uid, error }),
      );
    }
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [state, uid, attempt]);

  const retry = () => {
    // Without a person Clerk itself did not come; only a new page can fetch it again.
    if (uid === null) location.reload();
    setOutcome(null);
    setAttempt((count) => count + 1);
  };
  return { ...sessionOf(outcome, uid), retry };
}

function sessionOf(outcome: SignInResult | null, uid: string | null): FirebaseSession {
  if (outcome?.uid !== uid) return { at: 'waiting' };
  return 'error' in outcome ? { at: 'failed', message: messageOf(outcome.error) } : { at: 'ready' };
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || MESSAGES.firebaseInitFailed;
}

function tooLate(): Error {
  return new Error(m.noAnswer({ seconds: TIME_LIMIT_MS / 1000 }));
}
