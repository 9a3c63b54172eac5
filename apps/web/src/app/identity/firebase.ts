import {
  emulatorConnections,
  forgetKept,
  renewSession,
  signInToFirebase,
  signOutOfFirebase,
  startFirebase,
  type SignedInPerson,
} from '@rostrum/data';
import type { Env } from '../../env.ts';
import { builtAppCheckKey } from '../../env-app-check.ts';
import { forgetFirebaseSession, markFirebaseSession } from './firebase-mark.ts';

/** Opens a Firebase session for this person. The first call of the page also names the project. */
export async function openFirebaseSession(env: Env, person: SignedInPerson): Promise<void> {
  startFirebaseFor(env);
  markFirebaseSession();
  await signInToFirebase(person);
}

const RENEWALS = 3;
/** The server counts in seconds: a session that is opened in the second in which the others ended is over too. */
const RENEWAL_PAUSE_MS = 1_100;

/** Opens a new session to replace an ended one. Answers whether Clerk still vouches for the person. */
export async function renewFirebaseSession(person: SignedInPerson): Promise<boolean> {
  for (let attempt = 0; attempt < RENEWALS; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, attempt * RENEWAL_PAUSE_MS));
    const isOpen = await renewSession(person).then(
      () => true,
      () => false,
    );
    if (isOpen) return true;
  }
  return false;
}

/** Ends the Firebase session, in every tab. */
export async function closeFirebaseSession(env: Env): Promise<void> {
  startFirebaseFor(env);
  await signOutOfFirebase();
  await forgetKept();
  forgetFirebaseSession();
}

/** Names the project for a page that reads without a session; a signed-in person keeps their session. */
export function startFirebaseFor({ firebase, functionsRegion, local }: Env): void {
  const emulators =
    import.meta.env.MODE === 'local-stack' && local ? emulatorConnections(local.emulators) : undefined;
  startFirebase({ options: firebase, functionsRegion, emulators, appCheckKey: builtAppCheckKey() });
}
