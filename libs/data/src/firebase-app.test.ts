import { deleteApp } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EmulatorConnections } from './firebase-app.ts';

const options = {
  apiKey: 'key',
  authDomain: 'rostrum.example.com',
  databaseURL: 'https://rostrum.example.com/database',
  projectId: 'demo-rostrum',
  storageBucket: 'demo-rostrum.example.com',
  messagingSenderId: '1',
  appId: '1:1:web:1',
};
const settings = { options, functionsRegion: 'europe-west1' };

let firebase: typeof import('./firebase-app.ts');

/** A page's services live as long as the page, so each test gets its own. */
beforeEach(async () => {
  vi.resetModules();
  firebase = await import('./firebase-app.ts');
});

afterEach(async () => {
  const { getApps } = await import('firebase/app');
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

describe('the Firebase project', () => {
  test('is configured whole, the realtime database’s address included', () => {
    firebase.startFirebase(settings);
    expect(firebase.firestore().app.options).toEqual(options);
  });

  test('must be named before a service is used', () => {
    expect(() => firebase.firebaseAuth()).toThrow('startFirebase() must be called');
  });

  test('is started once, even if it is requested many times', () => {
    firebase.startFirebase(settings);
    const first = firebase.firebaseAuth();
    firebase.startFirebase(settings);
    expect(firebase.firebaseAuth()).toBe(first);
  });

  test('calls functions in the configured region', () => {
    firebase.startFirebase(settings);
    expect(firebase.cloudFunctions().region).toBe('europe-west1');
  });

  test('has each callable at its own address, and at the emulator’s with emulators', async () => {
    firebase.startFirebase(settings);
    expect(firebase.callableAddress('pictures')).toBe(
      'https://europe-west1-demo-rostrum.cloudfunctions.net/pictures',
    );
    vi.resetModules();
    firebase = await import('./firebase-app.ts');
    const { emulatorConnections } = await import('./firebase-app-emulators.ts');
    const at = 'http://127.0.0.1:5001/';
    const emulators = emulatorConnections({ auth: at, firestore: at, functions: at, storage: at });
    firebase.startFirebase({ ...settings, emulators });
    expect(firebase.callableAddress('pictures')).toBe(
      'http://127.0.0.1:5001/demo-rostrum/europe-west1/pictures',
    );
  });

  test('gives file storage the specified retry limits', async () => {
    firebase.startFirebase(settings);
    const { maxOperationRetryTime, maxUploadRetryTime } = await firebase.storage();
    expect({ maxOperationRetryTime, maxUploadRetryTime }).toEqual({
      maxOperationRetryTime: 120_000,
      maxUploadRetryTime: 600_000,
    });
  });
});

describe('emulators', () => {
  test('are connected once per service, if configured', async () => {
    const reached: string[] = [];
    const emulators: EmulatorConnections = {
      auth: () => void reached.push('auth'),
      firestore: () => void reached.push('firestore'),
      functions: () => void reached.push('functions'),
      functionsOrigin: 'http://127.0.0.1:5001',
      storage: async () => void reached.push('storage'),
    };
    firebase.startFirebase({ ...settings, emulators });
    for (let time = 0; time < 2; time += 1) {
      firebase.firebaseAuth();
      firebase.firestore();
      firebase.cloudFunctions();
      await firebase.storage();
    }
    expect(reached).toEqual(['auth', 'firestore', 'functions', 'storage']);
  });

  test('are found by host and port', async () => {
    const { emulatorConnections } = await import('./firebase-app-emulators.ts');
    const at = (port: number) => `http://127.0.0.1:${port}`;
    firebase.startFirebase({
      ...settings,
      emulators: emulatorConnections({
        auth: at(9099),
        firestore: at(8080),
        functions: at(5001),
        storage: at(9199),
      }),
    });
    expect(firebase.firebaseAuth().emulatorConfig).toMatchObject({ host: '127.0.0.1', port: 9099 });
    expect(firebase.firestore().toJSON()).toMatchObject({ settings: { host: '127.0.0.1:8080', ssl: false } });
  });
});
