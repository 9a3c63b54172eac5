import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isFirebaseCustomToken, signInToFirebase, signOutOfFirebase } from './identity.ts';

interface FakeUser {
  uid: string;
  metadata: { creationTime: string; lastSignInTime: string };
}

const firebase = vi.hoisted(() => ({
  auth: { currentUser: null as FakeUser | null, authStateReady: async () => {} },
  exchanged: [] as string[],
  answer: (token: string): unknown => ({ firebaseToken: `firebase token for ${token}` }),
  signedInWith: [] as string[],
  signedOut: [] as string[],
  nextUser: null as FakeUser | null,
  created: new Map<string, unknown>(),
}));

vi.mock('../firebase-app.ts', () => ({
  attested: async () => {},
  firebaseAuth: () => firebase.auth,
  cloudFunctions: async () => 'functions',
}));
vi.mock('./users.ts', () => ({
  createUserIfAbsent: async (uid: string, user: unknown) => void firebase.created.set(uid, user),
}));
vi.mock('firebase/functions', () => ({
  httpsCallable:
    (_: unknown, name: string) =>
    async ({ token }: { token: string }) => {
      firebase.exchanged.push(`${name}: ${token}`);
      return { data: firebase.answer(token) };
    },
}));
vi.mock('firebase/auth', () => ({
  signInWithCustomToken: async (auth: typeof firebase.auth, token: string) => {
    firebase.signedInWith.push(token);
    auth.currentUser = firebase.nextUser;
    return { user: firebase.nextUser };
  },
  signOut: async (auth: typeof firebase.auth) => {
    firebase.signedOut.push(auth.currentUser?.uid ?? '');
    auth.currentUser = null;
  },
}));

const encoded = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.signature`;
const CLERK_TOKEN = encoded({ iss: 'https://clerk.example.com', sub: 'user_ada' });
const FIREBASE_TOKEN = encoded({
  aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
  uid: 'user_ada',
});

const known = (uid: string): FakeUser => ({
  uid,
  metadata: {
    creationTime: 'Mon, 01 Jan 2024 10:00:00 GMT',
    lastSignInTime: 'Wed, 20 Nov 2024 10:00:00 GMT',
  },
});
const isNew = (uid: string): FakeUser => ({
  uid,
  metadata: {
    creationTime: 'Wed, 20 Nov 2024 10:00:00 GMT',
    lastSignInTime: 'Wed, 20 Nov 2024 10:00:00 GMT',
  },
});

const askedTemplates: string[] = [];
const person = (token: string | null) => ({
  uid: 'user_ada',
  getToken: async ({ template }: { template: string }) => {
    askedTemplates.push(template);
    return token;
  },
  claims: { name: null, username: 'ada', email: 'ada@example.com', picture: undefined },
});

beforeEach(() => {
  firebase.auth.currentUser = null;
  firebase.nextUser = known('user_ada');
  firebase.answer = (token) => ({ firebaseToken: `firebase token for ${token}` });
  for (const list of [firebase.exchanged, firebase.signedInWith, firebase.signedOut, askedTemplates]) {
    list.length = 0;
  }
  firebase.created.clear();
});

describe('signing in', () => {
  test('asks Clerk for a token of the template integration_firebase', async () => {
    await signInToFirebase(person(CLERK_TOKEN));
    expect(askedTemplates).toEqual(['integration_firebase']);
  });

  test('exchanges a Clerk token for a Firebase one', async () => {
    await signInToFirebase(person(CLERK_TOKEN));
    expect(firebase.exchanged).toEqual([`exchangeToken: ${CLERK_TOKEN}`]);
    expect(firebase.signedInWith).toEqual([`firebase token for ${CLERK_TOKEN}`]);
  });

  test('uses a Firebase custom token unchanged', async () => {
    await signInToFirebase(person(FIREBASE_TOKEN));
    expect(firebase.exchanged).toEqual([]);
    expect(firebase.signedInWith).toEqual([FIREBASE_TOKEN]);
  });

  test.each([null, ''])('fails with the specified text when Clerk gives no token (%o)', async (token) => {
    await expect(signInToFirebase(person(token))).rejects.toThrow('No Firebase token received from Clerk');
    expect(firebase.signedInWith).toEqual([]);
  });

  test('refuses an answer of the exchange that is not a token', async () => {
    firebase.answer = () => ({ firebaseToken: 42 });
    await expect(signInToFirebase(person(CLERK_TOKEN))).rejects.toThrow('Failed to initialize Firebase auth');
    expect(firebase.signedInWith).toEqual([]);
  });

  test('keeps an existing session of the same person', async () => {
    firebase.auth.currentUser = known('user_ada');
    await signInToFirebase(person(CLERK_TOKEN));
    expect(firebase.exchanged).toEqual([]);
    expect(firebase.signedOut).toEqual([]);
  });

  test('signs another person out before it signs this one in', async () => {
    firebase.auth.currentUser = known('user_ben');
    await signInToFirebase(person(CLERK_TOKEN));
    expect(firebase.signedOut).toEqual(['user_ben']);
    expect(firebase.auth.currentUser?.uid).toBe('user_ada');
  });
});

describe('the first sign-in', () => {
  test('creates the document: the username without a full name, an empty picture without one', async () => {
    firebase.nextUser = isNew('user_ada');
    await signInToFirebase(person(CLERK_TOKEN));
    expect([...firebase.created]).toEqual([
      ['user_ada', { displayName: 'ada', email: 'ada@example.com', photoURL: '' }],
    ]);
  });

  test('is not a first one if the account is older than this sign-in', async () => {
    await signInToFirebase(person(CLERK_TOKEN));
    expect(firebase.created.size).toBe(0);
  });
});

describe('signing out', () => {
  test('ends the session', async () => {
    firebase.auth.currentUser = known('user_ada');
    await signOutOfFirebase();
    expect(firebase.auth.currentUser).toBeNull();
  });

  test('does nothing without a session', async () => {
    await signOutOfFirebase();
    expect(firebase.signedOut).toEqual([]);
  });
});

describe('a token', () => {
  test.each(['', 'nonsense', 'a.b.c', encoded({ aud: 'somebody else' }), `x.${btoa('null')}.y`])(
    'that does not name Firebase as its audience is not Firebase’s (%s)',
    (token) => expect(isFirebaseCustomToken(token)).toBe(false),
  );
});
