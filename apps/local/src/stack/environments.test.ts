import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { USUAL_PORTS } from '../emulators/ports.ts';
import { addressesOf } from './addresses.ts';
import { dotenv, functionsEnvironment, testEnvironment, webEnvironment } from './environments.ts';

const addresses = addressesOf('demo-rostrum', { ...USUAL_PORTS, web: 6000 });

test('the functions trust exactly the tokens that the local Clerk instance issues for this page', () => {
  expect(functionsEnvironment(addresses)).toEqual({
    CLERK_ISSUER: 'http://localhost:6000/__clerk',
    CLERK_API_URL: 'http://127.0.0.1:4477',
    CLERK_AUTHORIZED_PARTIES: 'http://localhost:6000',
    MOTIONS_WAIT: 'unsure',
  });
});

test('the web client gets a publishable key that Clerk can read a host from', () => {
  const key = webEnvironment(addresses)['VITE_CLERK_PUBLISHABLE_KEY'] ?? '';
  expect(Buffer.from(key.replace('pk_test_', ''), 'base64').toString()).toBe('clerk.localhost.example$');
});

test('the web client uses the emulators of its own stack', () => {
  expect(JSON.parse(webEnvironment(addresses)['VITE_LOCAL_EMULATORS'] ?? '')).toEqual({
    auth: 'http://127.0.0.1:9099',
    firestore: 'http://127.0.0.1:8080',
    functions: 'http://127.0.0.1:5001',
    storage: 'http://127.0.0.1:9199',
  });
});

test('tests find the stack by the names that the Admin SDK reads', () => {
  expect(testEnvironment(addresses, { keyFile: '/tmp/key.pem', logFolder: '/tmp/logs' })).toMatchObject({
    GCLOUD_PROJECT: 'demo-rostrum',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
    CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:9499',
    ROSTRUM_EMULATOR_HUB: '127.0.0.1:4400',
    ROSTRUM_WEB_URL: 'http://localhost:6000',
    CLERK_LOCAL_KEY_FILE: '/tmp/key.pem',
    ROSTRUM_FUNCTIONS_LOG: '/tmp/logs/emulators.log',
  });
});

test('a dotenv file reads back unchanged', () => {
  const values = { CLERK_ISSUER: 'http://localhost:6000/__clerk', WITH_HASH: 'a#b c' };
  expect(parseEnv(dotenv(values))).toEqual(values);
});
