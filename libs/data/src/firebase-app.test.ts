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

  test('calls functions in the configured region', async () => {
    firebase.startFirebase(settings);
    expect((await firebase.cloudFunctions()).region).toBe('europe-west1');
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
      await firebase.cloudFunctions();
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

describe('App Check', () => {
  /** The server of App Check and a function; what the function was sent as proof. */
  function answering(exchange: () => Response): { exchanged: string[]; proofs: (string | null)[] } {
    const seen: ReturnType<typeof answering> = { exchanged: [], proofs: [] };
    vi.stubGlobal('fetch', async (url: string | URL, { headers }: RequestInit) => {
      const { host, pathname } = new URL(url);
      if (host === 'content-firebaseappcheck.googleapis.com') {
        seen.exchanged.push(pathname.split(':').at(-1) ?? '');
        return exchange();
      }
      seen.proofs.push(new Headers(headers).get('X-Firebase-AppCheck'));
      return Response.json({ result: 'answered' });
    });
    return seen;
  }
  const callAs = async (more: { appCheckKey?: string }) => {
    firebase.startFirebase({ ...settings, ...more });
    const { httpsCallable } = await import('firebase/functions');
    return (await httpsCallable(await firebase.cloudFunctions(), 'rooms')({})).data;
  };
  const withTestKey = () =>
    vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', '2f5e8a5c-0000-4000-8000-000000000000');

  afterEach(() => vi.unstubAllGlobals());

  test('proves each call with a token, which a test gets for its own key', async () => {
    withTestKey();
    const seen = answering(() => Response.json({ token: 'a-proof', ttl: '3600s' }));
    expect(await callAs({ appCheckKey: 'a-site-key' })).toBe('answered');
    expect(seen).toEqual({ exchanged: ['exchangeDebugToken'], proofs: ['a-proof'] });
    expect(await firebase.appCheckToken()).toBe('a-proof');
    expect(firebase.isAttesting()).toBe(true);
  });

  test('lets a call go without a token where it gets none, so that the server can say so', async () => {
    withTestKey();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const seen = answering(() => Response.json({ error: 'no such key' }, { status: 403 }));
    expect(await callAs({ appCheckKey: 'a-site-key' })).toBe('answered');
    expect(seen.proofs).toEqual([null]);
    expect(await firebase.appCheckToken()).toBeUndefined();
  });

  test('that is off is not asked for', async () => {
    withTestKey();
    const seen = answering(() => Response.json({ token: 'a-proof', ttl: '3600s' }));
    expect(await callAs({})).toBe('answered');
    expect(seen).toEqual({ exchanged: [], proofs: [null] });
    expect(await firebase.appCheckToken()).toBeUndefined();
    expect(firebase.isAttesting()).toBe(false);
  });
});
