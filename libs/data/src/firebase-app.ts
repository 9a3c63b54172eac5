import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import { browserLocalPersistence, indexedDBLocalPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { disableNetwork, enableNetwork, initializeFirestore, type Firestore } from 'firebase/firestore';
import { getFunctions, type Functions } from 'firebase/functions';
import type { FirebaseStorage } from 'firebase/storage';
import { LIMITS } from '@rostrum/domain';
import type { AppCheck } from './app-check.ts';

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
  /** The site key of reCAPTCHA Enterprise; only given where App Check is on. */
  appCheckKey?: string | undefined;
  /** Only given when the product runs against local emulators. */
  emulators?: EmulatorConnections | undefined;
}

interface Services {
  app: FirebaseApp;
  settings: FirebaseSettings;
  appCheck?: Promise<AppCheck | undefined>;
  auth?: Auth;
  firestore?: Firestore;
  functions?: Functions;
  storage?: Promise<FirebaseStorage>;
}

let started: Services | undefined;

/** Sets the page's Firebase project once; each service is created on first use. */
export function startFirebase(settings: FirebaseSettings): void {
  started ??= { app: initializeApp(settings.options), settings };
  void attested();
}

function services(): Services {
  if (!started) throw new Error('startFirebase() must be called before a Firebase service is used');
  return started;
}

/** Undefined if App Check is off, or could not be loaded: the server then says what is missing. A token that does not come is given up after a while. */
function appCheck(): Promise<AppCheck | undefined> {
  const here = services();
  const { appCheckKey } = here.settings;
  if (!appCheckKey) return Promise.resolve(undefined);
  here.appCheck ??= import('./app-check.ts').then(
    ({ openAppCheck }) => openAppCheck(here.app, appCheckKey),
    (error: unknown): undefined => {
      console.warn('App Check could not be loaded', error);
    },
  );
  return here.appCheck;
}

/** Whether requests have to wait until the page can prove what it is. */
export const isAttesting = (): boolean => services().settings.appCheckKey !== undefined;

/** Waits until every request carries a token of App Check; at once where that is off. */
export async function attested(): Promise<void> {
  await appCheck();
}

/** The token of App Check, for requests that the SDK cannot make. */
export const appCheckToken = async (): Promise<string | undefined> => (await appCheck())?.token();

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

/** The functions, once calls may carry a token of App Check. */
export async function cloudFunctions(): Promise<Functions> {
  const here = services();
  await attested();
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
