import {
  emulatorConnections,
  signInToFirebase,
  signOutOfFirebase,
  startFirebase,
  type SignedInPerson,
} from '@rostrum/data';
import type { Env } from '../../env.ts';
import { forgetFirebaseSession, markFirebaseSession } from './firebase-mark.ts';

/** Opens a Firebase session for this person. The first call of the page also names the project. */
export async function openFirebaseSession(env: Env, person: SignedInPerson): Promise<void> {
  startFirebaseFor(env);
  markFirebaseSession();
  await signInToFirebase(person);
}

/** Ends the Firebase session, in every tab. */
export async function closeFirebaseSession(env: Env): Promise<void> {
  startFirebaseFor(env);
  await signOutOfFirebase();
  forgetFirebaseSession();
}

/** Names the project for a page that reads without a session; whoever is signed in keeps theirs. */
export function startFirebaseFor({ firebase, functionsRegion, local }: Env): void {
  const emulators =
    import.meta.env.MODE === 'local-stack' && local ? emulatorConnections(local.emulators) : undefined;
  startFirebase({ options: firebase, functionsRegion, emulators });
}
