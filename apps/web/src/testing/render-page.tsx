import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import type { Env } from '../env.ts';
import { RoomProvider } from '../shared/session/room-context.tsx';
import { SessionContext, type Session } from '../shared/session/session.ts';

/** A deployment that exists nowhere. */
export const testEnv: Env = {
  clerkPublishableKey: 'pk_test_Y2xlcmsuZXhhbXBsZS5jb20k',
  firebase: {
    apiKey: 'key',
    authDomain: 'rostrum.example.com',
    databaseURL: 'https://rostrum.example.com',
    projectId: 'rostrum',
    storageBucket: 'rostrum.example.com',
    messagingSenderId: '1',
    appId: '1:1:web:1',
  },
  functionsRegion: 'europe-west1',
  donationUrl: 'https://donate.example.com/',
  contactEmail: 'chair@example.com',
};

/** Ada, signed in. */
export function aSession(change: Partial<Session> = {}): Session {
  return {
    uid: 'user_ada',
    displayName: 'Ada Marsh',
    email: 'ada@example.com',
    photoURL: '',
    username: null,
    logOut: () => {},
    sayGoodbye: () => {},
    ...change,
  };
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <data id="address" hidden value={pathname + search + hash} />;
}

interface Options {
  path?: string;
  /** Signs a person in. */
  session?: Session;
}

/** Renders a page like the app, at its own address. `address()` is the router's current one. */
export function renderPage(page: ReactNode, { path = '/', session }: Options = {}) {
  const drawn = render(
    <MemoryRouter initialEntries={[path]}>
      <Providers env={testEnv}>
        <RoomProvider>
          <SessionContext value={session ?? null}>{page}</SessionContext>
        </RoomProvider>
        <Address />
      </Providers>
    </MemoryRouter>,
  );
  return { ...drawn, address: () => document.querySelector<HTMLDataElement>('#address')?.value };
}
