import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import { browserLocalPersistence, indexedDBLocalPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { disableNetwork, enableNetwork, initializeFirestore, type Firestore } from 'firebase/firestore';
import { getFunctions, type Functions } from 'firebase/functions';
import type { FirebaseStorage } from 'firebase/storage';
import { LIMITS } from '@rostrum/domain';

/** Connects a new service to a local emulator instead of Google. */
export interface EmulatorConnections {
  auth(auth: Auth): void;
  firestore(firestore: Firestore): void;
  functions(functions: Functions): void;
  /** The base address of its functions, without a trailing slash. */
  functionsOrigin: string;
  storage(storage: FirebaseStorage): Promise<void>;
}

export interface FirebaseSettings {
  /** The web configuration of the Firebase project, including the address of the realtime database. */
  options: FirebaseOptions;
  /** The region our callables are deployed to. */
  functionsRegion: string;
  /** Only given when the product runs against local emulators. */
  emulators?: EmulatorConnections | undefined;
}

interface Services {
  app: FirebaseApp;
  settings: FirebaseSettings;
  auth?: Auth;
  firestore?: Firestore;
  functions?: Functions;
  storage?: Promise<FirebaseStorage>;
}

let started: Services | undefined;

/** Sets the page's Firebase project once; each service is created on first use. */
export function startFirebase(settings: FirebaseSettings): void {
  started ??= { app: initializeApp(settings.options), settings };
}

function services(): Services {
  if (!started) throw new Error('startFirebase() must be called before a Firebase service is used');
  return started;
}

/** Without a popup resolver, because people sign in only with custom tokens. */
export function firebaseAuth(): Auth {
  const here = services();
  if (!here.auth) {
    here.auth = initializeAuth(here.app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    });
    here.settings.emulators?.auth(here.auth);
  }
  return here.auth;
}

export function firestore(): Firestore {
  const here = services();
  if (!here.firestore) {
    here.firestore = initializeFirestore(here.app, {});
    here.settings.emulators?.firestore(here.firestore);
  }
  return here.firestore;
}

/** Reconnects to the database immediately, while the SDK would wait longer after each attempt. Listeners continue. */
export function reconnect(): void {
  const database = firestore();
  disableNetwork(database)
    .then(() => enableNetwork(database))
    .catch((error: unknown) => console.warn('The database was not asked again', error));
}

export function cloudFunctions(): Functions {
  const here = services();
  if (!here.functions) {
    here.functions = getFunctions(here.app, here.settings.functionsRegion);
    here.settings.emulators?.functions(here.functions);
  }
  return here.functions;
}

/** The address of a callable, for calls that the SDK cannot make. */
export function callableAddress(name: string): string {
  const { options, functionsRegion, emulators } = services().settings;
  return emulators
    ? `${emulators.functionsOrigin}/${options.projectId}/${functionsRegion}/${name}`
    : `https://${functionsRegion}-${options.projectId}.cloudfunctions.net/${name}`;
}

/** File storage, which most visits never need. Its rules forbid browsers to write: pictures go through a function. */
export function storage(): Promise<FirebaseStorage> {
  const here = services();
  here.storage ??= openStorage(here);
  return here.storage;
}

async function openStorage({ app, settings }: Services): Promise<FirebaseStorage> {
  const { getStorage } = await import('firebase/storage');
  const opened = getStorage(app);
  opened.maxOperationRetryTime = LIMITS.storageMaxOperationRetryMs;
  opened.maxUploadRetryTime = LIMITS.storageMaxUploadRetryMs;
  await settings.emulators?.storage(opened);
  return opened;
}
