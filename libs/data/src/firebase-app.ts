import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import { browserLocalPersistence, indexedDBLocalPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { disableNetwork, enableNetwork, initializeFirestore, type Firestore } from 'firebase/firestore';
import { getFunctions, type Functions } from 'firebase/functions';
import type { FirebaseStorage } from 'firebase/storage';
import { LIMITS } from '@rostrum/domain';

/** What each service does right after it was created, to reach a local emulator instead of Google. */
export interface EmulatorConnections {
  auth(auth: Auth): void;
  firestore(firestore: Firestore): void;
  functions(functions: Functions): void;
  /** Where its functions answer, without a slash at its end. */
  functionsOrigin: string;
  storage(storage: FirebaseStorage): Promise<void>;
}

export interface FirebaseSettings {
  /** The whole web configuration of the Firebase project, the realtime database's address included. */
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

/** Names the Firebase project once for the page; each service is created when it is first asked for. */
export function startFirebase(settings: FirebaseSettings): void {
  started ??= { app: initializeApp(settings.options), settings };
}

function services(): Services {
  if (!started) throw new Error('startFirebase() must be called before a Firebase service is used');
  return started;
}

/** Without a popup resolver, which nobody here uses: custom tokens are the only way in. */
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

/** Asks the database again at once, where the SDK would wait longer with every try. Listeners go on where they were. */
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

/** Where a callable answers, for a call that the SDK cannot make. */
export function callableAddress(name: string): string {
  const { options, functionsRegion, emulators } = services().settings;
  return emulators
    ? `${emulators.functionsOrigin}/${options.projectId}/${functionsRegion}/${name}`
    : `https://${functionsRegion}-${options.projectId}.cloudfunctions.net/${name}`;
}

/** File storage, which most visits never need. Its rules let browsers write nothing: pictures go through a function. */
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
