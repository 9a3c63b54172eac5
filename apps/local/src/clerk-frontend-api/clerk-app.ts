import { join } from 'node:path';
import { AttemptsStore } from './attempts-store.ts';
import { openImageStore } from './image-store.ts';
import type { ImageStore } from './image-store.ts';
import { SessionsStore } from './sessions-store.ts';
import { openSigningKey } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';
import { readState, writeState } from './state-file.ts';
import { UsersStore } from './users-store.ts';

/** Everything is served from the web client's origin; this is the token issuer's path. */
export const CLERK_PROXY_PATH = '/__clerk';

export interface ClerkAppOptions {
  /** Origin of the web client, such as `http://localhost:5173`. */
  appUrl: string;
  /** Folder for people, sign-ins, photos and the key. */
  dataFolder: string;
  /** Epoch milliseconds; the system clock unless a test says otherwise. */
  now?: () => number;
}

/** The state of the local Clerk instance, without HTTP. */
export interface ClerkApp {
  appUrl: string;
  issuer: string;
  key: SigningKey;
  keyFile: string;
  users: UsersStore;
  sessions: SessionsStore;
  images: ImageStore;
  attempts: AttemptsStore;
  now(): number;
}

export function openClerkApp({ appUrl, dataFolder, now = Date.now }: ClerkAppOptions): ClerkApp {
  const stateFile = join(dataFolder, 'state.json');
  const keyFile = join(dataFolder, 'key.pem');
  const state = readState(stateFile);
  const save = () => writeState(stateFile, { users: users.all(), ...sessions.kept() });
  const users = new UsersStore(state.users, now, () => save());
  const sessions = new SessionsStore(state, now, () => save());
  return {
    appUrl,
    issuer: `${appUrl}${CLERK_PROXY_PATH}`,
    key: openSigningKey(keyFile),
    keyFile,
    users,
    sessions,
    images: openImageStore(join(dataFolder, 'images')),
    attempts: new AttemptsStore(),
    now,
  };
}
