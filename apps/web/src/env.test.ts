import { describe, expect, test, vi, afterEach } from 'vitest';
import { readEnv, type EnvSource } from './env.ts';

const whole: EnvSource = {
  VITE_CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuZXhhbXBsZS5jb20k',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'rostrum.example.com',
  VITE_FIREBASE_DATABASE_URL: 'https://rostrum.example.com',
  VITE_FIREBASE_PROJECT_ID: 'rostrum',
  VITE_FIREBASE_STORAGE_BUCKET: 'rostrum.example.com',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FUNCTIONS_REGION: 'europe-west1',
  VITE_DONATION_URL: 'https://donate.example.com',
  VITE_CONTACT_EMAIL: 'chair@example.com',
};

const local: EnvSource = {
  ...whole,
  VITE_LOCAL_CLERK_PROXY_URL: '/__clerk',
  VITE_LOCAL_CLERK_JS_URL: '/__clerk/npm/clerk.browser.js',
  VITE_LOCAL_EMULATORS:
    '{"auth":"http://127.0.0.1:1","firestore":"http://127.0.0.1:2","functions":"127.0.0.1:3","storage":"http://127.0.0.1:4"}',
};

function problemsOf(source: EnvSource): string[] {
  const result = readEnv(source);
  return result.ok ? [] : result.problems.map(({ variable }) => variable);
}

afterEach(() => vi.unstubAllEnvs());

describe('the variables of a deployment', () => {
  test('are read into one value, the whole Firebase configuration included', () => {
    const result = readEnv(whole);
    expect(result.ok && result.env.firebase).toEqual({
      apiKey: 'key',
      authDomain: 'rostrum.example.com',
      databaseURL: 'https://rostrum.example.com',
      projectId: 'rostrum',
      storageBucket: 'rostrum.example.com',
      messagingSenderId: '1',
      appId: '1:1:web:1',
    });
  });

  test.each(Object.keys(whole))('%s is named when it is missing, and nothing else is', (variable) => {
    expect(problemsOf({ ...whole, [variable]: undefined })).toEqual([variable]);
    expect(problemsOf({ ...whole, [variable]: '   ' })).toEqual([variable]);
  });

  test('all that are missing are named at once', () => {
    expect(problemsOf({})).toEqual(Object.keys(whole));
  });

  test.each([
    ['VITE_CLERK_PUBLISHABLE_KEY', 'sk_live_secret'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://rostrum.example.com'],
    ['VITE_FIREBASE_DATABASE_URL', 'rostrum.example.com'],
    ['VITE_FUNCTIONS_REGION', 'Europe'],
    ['VITE_DONATION_URL', 'javascript:alert(1)'],
    ['VITE_CONTACT_EMAIL', 'nobody'],
  ])('%s is refused as "%s"', (variable, value) => {
    expect(problemsOf({ ...whole, [variable]: value })).toEqual([variable]);
  });

  test('nothing local is read outside a local build', () => {
    const result = readEnv(local);
    expect(result.ok && result.env.local).toBeUndefined();
  });
});

describe('a local build', () => {
  test('also reads the addresses of the local stack', () => {
    vi.stubEnv('MODE', 'local-stack');
    const result = readEnv(local);
    expect(result.ok && result.env.local).toEqual({
      clerkProxyUrl: '/__clerk',
      clerkJsUrl: '/__clerk/npm/clerk.browser.js',
      emulators: {
        auth: 'http://127.0.0.1:1',
        firestore: 'http://127.0.0.1:2',
        functions: 'http://127.0.0.1:3',
        storage: 'http://127.0.0.1:4',
      },
    });
  });

  test.each([
    '',
    'nonsense',
    'null',
    '{}',
    '{"auth":1,"firestore":1,"functions":1,"storage":1}',
    '{"auth":"http://127.0.0.1:1"}',
  ])('names the emulators’ addresses when they are wrong: %s', (addresses) => {
    vi.stubEnv('MODE', 'local-stack');
    expect(problemsOf({ ...local, VITE_LOCAL_EMULATORS: addresses })).toEqual(['VITE_LOCAL_EMULATORS']);
  });
});
