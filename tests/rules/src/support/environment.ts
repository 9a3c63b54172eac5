import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Person } from './people.ts';

let environment: RulesTestEnvironment;
let databases: Map<Person, Firestore>;

/** Gives a test file an empty database with these documents in it, by path. */
export function givenDocuments(documents: Record<string, object>): void {
  beforeAll(async () => {
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: inject('projectId'),
      firestore: {},
      storage: {},
    });
    databases = new Map();
    await write(documents);
  });
  afterAll(async () => {
    await environment.clearFirestore();
    await environment.cleanup();
  });
}

/** Writes past the rules, as the server does. */
export async function write(documents: Record<string, object>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = modular(context.firestore());
    await Promise.all(Object.entries(documents).map(([path, fields]) => setDoc(doc(db, path), fields)));
  });
}

/** The stored data at a path, bypassing the rules. */
export async function readBack(path: string): Promise<unknown> {
  let fields: unknown;
  await environment.withSecurityRulesDisabled(async (context) => {
    fields = (await getDoc(doc(modular(context.firestore()), path))).data();
  });
  return fields;
}

/** Removes a document past the rules. */
export async function remove(path: string): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    deleteDoc(doc(modular(context.firestore()), path)),
  );
}

/** The database as one person reaches it; their uid is their name. */
export function as(person: Person): Firestore {
  const known = databases.get(person);
  if (known) return known;
  const context =
    person === 'visitor' ? environment.unauthenticatedContext() : environment.authenticatedContext(person);
  const opened = modular(context.firestore());
  databases.set(person, opened);
  return opened;
}

/** The database for a decider of appeals without any role in a room. */
export function asModerator(): Firestore {
  return modular(
    environment.authenticatedContext('judge', { moderator: true, secondFactor: true }).firestore(),
  );
}

/** The same person, signed in without their second factor. */
export function asHalfModerator(): Firestore {
  return modular(environment.authenticatedContext('judge', { moderator: true }).firestore());
}

/** An operator. */
export function asOperator(): Firestore {
  return modular(environment.authenticatedContext('operator', { operator: true }).firestore());
}

export function testEnvironment(): RulesTestEnvironment {
  return environment;
}

/** Whether the rules, and nothing else, allow or refuse it. */
export async function expectAllowed(isAllowed: boolean, attempt: Promise<unknown>): Promise<void> {
  await (isAllowed ? assertSucceeds(attempt) : assertFails(attempt));
}

/** The test environment uses the older type for its database; it is the same object. */
function modular(database: unknown): Firestore {
  return database as Firestore;
}
