import {
  newProfile,
  profilePath,
  storedProfile,
  userPath,
  usernamePath,
  WELCOME_STEPS,
  welcomePath,
} from '@rostrum/domain';
import type { User, UsernameDocument, Welcome } from '@rostrum/domain';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { initialsAvatar } from '../clerk-frontend-api/avatar.ts';
import type { UsersStore } from '../clerk-frontend-api/users-store.ts';
import { DEMO_CODE, DEMO_PASSWORD, demoModerators, demoPeople, fullNameOf } from './people.ts';
import type { DemoPerson } from './people.ts';

/** Creates the missing accounts; existing ones keep their changes. */
export function seedAccounts(users: UsersStore): void {
  for (const person of demoPeople) {
    if (!users.find(person.id)) users.create({ ...person, password: DEMO_PASSWORD });
  }
  for (const person of demoModerators) {
    if (users.find(person.id)) continue;
    users.create({ ...person, password: DEMO_PASSWORD, fixedCode: DEMO_CODE });
  }
}

/** Gives the members of the house their claim, with the Firebase account that their first sign-in would make. */
export async function seedDuties(auth: Auth): Promise<void> {
  const { users } = await auth.getUsers(demoModerators.map(({ id: uid }) => ({ uid })));
  const known = new Set(users.map(({ uid }) => uid));
  for (const { id: uid } of demoModerators) {
    if (!known.has(uid)) await auth.createUser({ uid });
    await auth.setCustomUserClaims(uid, { moderator: true });
  }
}

/** Their documents, as their first visit would have made them at `joinedAtMs`. Existing ones stay as they are. */
export async function seedProfiles(db: Firestore, joinedAtMs: number): Promise<void> {
  for (const person of [...demoPeople, ...demoModerators]) {
    await createIfMissing(db, userPath(person.id), userDocument(person, joinedAtMs));
    const name: UsernameDocument = { uid: person.id, atMs: joinedAtMs };
    await createIfMissing(db, usernamePath(person.username), name);
    await createIfMissing(db, profilePath(person.id), profileDocument(person, joinedAtMs));
    const welcome: Welcome = { done: [...WELCOME_STEPS], rulesAcceptedAtMs: joinedAtMs };
    await createIfMissing(db, welcomePath(person.id), welcome);
  }
}

function userDocument(person: DemoPerson, joinedAtMs: number) {
  const joinedAt = Timestamp.fromMillis(joinedAtMs);
  return {
    displayName: fullNameOf(person),
    email: person.email,
    photoURL: initialsAvatar(person),
    createdAt: joinedAt,
    updatedAt: joinedAt,
  } satisfies Record<keyof Omit<User, 'id'>, string | Timestamp>;
}

function profileDocument(person: DemoPerson, createdAtMs: number) {
  const { username, bio, interests } = person;
  const profile = newProfile({
    displayName: fullNameOf(person),
    photoURL: initialsAvatar(person),
    createdAtMs,
  });
  const isVisible = !demoModerators.some(({ id }) => id === person.id);
  return storedProfile({ ...profile, isVisible, username, bio, interests: [...interests] });
}

async function createIfMissing(db: Firestore, path: string, document: object): Promise<void> {
  const reference = db.doc(path);
  if (!(await reference.get()).exists) await reference.set(document);
}
