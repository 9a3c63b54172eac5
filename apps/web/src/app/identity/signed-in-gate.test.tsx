import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { useSession } from '../../shared/session/session.ts';
import { ADA, BEN, clerk, clerkSays } from '../../testing/fake-clerk.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SignedInGate } from './signed-in-gate.tsx';
import { TIME_LIMIT_MS } from './time-limit.ts';
import { wantedPath } from './wanted-path.ts';

const firebase = vi.hoisted(() => ({
  /** The people who got a session, in order; a test decides the outcome of each attempt. */
  opened: [] as string[],
  open: async (_uid: string): Promise<void> => {},
  /** Says that the server ended the session of this page. */
  over: () => {},
  mayRenew: true,
  renewed: 0,
}));

vi.mock('./clerk.ts', async () => (await import('../../testing/fake-clerk.ts')).fakeClerkReact);
vi.mock('@rostrum/data', () => ({
  startFirebase: () => {},
  emulatorConnections: () => undefined,
  signOutOfFirebase: async () => {},
  watchSession: (_uid: string, onOver: () => void) => {
    firebase.over = onOver;
    return () => {};
  },
  renewSession: async () => {
    firebase.renewed += 1;
    if (!firebase.mayRenew) throw new Error('This session has ended. Sign in again.');
  },
  signInToFirebase: async ({ uid }: { uid: string }) => {
    await firebase.open(uid);
    firebase.opened.push(uid);
  },
}));

function Inside() {
  const { displayName, logOut } = useSession();
  return (
    <>
      <h1>Inside as {displayName}</h1>
      <button type="button" onClick={logOut}>
        Logout
      </button>
    </>
  );
}

const renderGate = (path = '/app/people?sort=name#top') =>
  renderPage(
    <Routes>
      <Route path="/sign-in" element={<h1>Sign in</h1>} />
      <Route path="/" element={<h1>Front page</h1>} />
      <Route
        path="*"
        element={
          <SignedInGate>
            <Inside />
          </SignedInGate>
        }
      />
    </Routes>,
    { path },
  );

beforeEach(() => {
  clerkSays(undefined);
  clerk.token = 'a Clerk token';
  clerk.signedOutTo.length = 0;
  firebase.opened.length = 0;
  firebase.open = async () => {};
});

afterEach(() => {
  vi.useRealTimers();
});

describe('while signing in', () => {
  test('a spinner shows until Clerk has loaded and the Firebase session is open', async () => {
    let finish = () => {};
    firebase.open = () => new Promise((resolve) => (finish = resolve));
    renderGate();
    expect(screen.getByText('Signing you in')).toBeVisible();
    clerkSays(ADA);
    expect(screen.getByText('Signing you in')).toBeVisible();
    finish();
    expect(await screen.findByRole('heading', { name: 'Inside as Ada Marsh' })).toBeVisible();
  });

  test('the app knows the person', async () => {
    renderGate();
    clerkSays(ADA);
    await screen.findByRole('heading', { name: 'Inside as Ada Marsh' });
    expect(firebase.opened).toEqual(['user_ada']);
  });
});

describe('a session that the server ended', () => {
  const inside = async () => {
    renderGate();
    clerkSays(ADA);
    return screen.findByRole('heading', { name: 'Inside as Ada Marsh' });
  };
  beforeEach(() => {
    firebase.renewed = 0;
  });

  test('is followed by a new one if Clerk still vouches for the person, and the page stays', async () => {
    firebase.mayRenew = true;
    const heading = await inside();
    firebase.over();
    await waitFor(() => expect(firebase.renewed).toBe(1));
    expect(heading).toBeVisible();
    expect(clerk.signedOutTo).toEqual([]);
  });

  test('is final otherwise: the person is signed out of Clerk too, with a reason', async () => {
    firebase.mayRenew = false;
    await inside();
    firebase.over();
    await waitFor(() => expect(clerk.signedOutTo).toEqual(['/sign-in?ended=1']), { timeout: 6_000 });
    expect(firebase.renewed).toBe(3);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

describe('signing out', () => {
  const inside = async (path: string) => {
    renderGate(path);
    clerkSays(ADA);
    return screen.findByRole('heading', { name: 'Inside as Ada Marsh' });
  };

  test('in another tab is said in a room, and signing in leads back to it', async () => {
    await inside('/app/room/room-1?tab=map');
    clerkSays(null);
    expect(await screen.findByRole('heading', { name: 'You’ve signed out in another tab' })).toBeVisible();
    expect(wantedPath()).toBe('/app/dashboard');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in again' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(wantedPath()).toBe('/app/room/room-1?tab=map');
  });

  test('in another tab leads any other page to the front page', async () => {
    await inside('/app/people');
    clerkSays(null);
    expect(await screen.findByRole('heading', { name: 'Front page' })).toBeVisible();
  });

  test('in the tab of a room leads to the front page at once', async () => {
    await inside('/app/room/room-1');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    clerkSays(null);
    expect(await screen.findByRole('heading', { name: 'Front page' })).toBeVisible();
  });
});

describe('a failure', () => {
  const expectLogged = (error: unknown) =>
    expect(vi.spyOn(console, 'error')).toHaveBeenCalledWith('Firebase auth error:', error);

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('is logged, and one line with "Try again" replaces the whole app', async () => {
    const error = new Error('No Firebase token received from Clerk');
    firebase.open = () => Promise.reject(error);
    renderGate();
    clerkSays(ADA);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Firebase Authentication Error: No Firebase token received from Clerk',
    );
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expectLogged(error);
  });

  test.each([new Error(''), 'not even an error'])(
    'without a message has the specified one: %o',
    async (error) => {
      firebase.open = () => Promise.reject(error);
      renderGate();
      clerkSays(ADA);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Firebase Authentication Error: Failed to initialize Firebase auth',
      );
    },
  );

  test('is over when trying again succeeds', async () => {
    firebase.open = () => Promise.reject(new Error('The network is gone'));
    renderGate();
    clerkSays(ADA);
    await screen.findByRole('alert');
    firebase.open = async () => {};
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Inside as Ada Marsh' })).toBeVisible();
  });

  test('follows when Clerk never comes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderGate();
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer within 20 seconds');
  });

  test('follows when Firebase never answers, and a late answer changes nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let finish = () => {};
    firebase.open = () => new Promise((resolve) => (finish = resolve));
    renderGate();
    clerkSays(ADA);
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    await screen.findByRole('alert');
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('a signed-out person', () => {
  test('is sent to sign in, and their target is remembered', async () => {
    const { address } = renderGate();
    clerkSays(null);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toBe('/sign-in');
    expect(wantedPath()).toBe('/app/people?sort=name#top');
  });

  test('gets no Firebase session', async () => {
    renderGate();
    clerkSays(null);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(firebase.opened).toEqual([]);
  });
});

describe('signing out', () => {
  test('goes to the front page, and the way back is forgotten', async () => {
    const { address } = renderGate();
    clerkSays(ADA);
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Front page' });
    expect(address()).toBe('/');
    expect(clerk.signedOutTo).toEqual(['/']);
    expect(wantedPath()).toBe('/app/dashboard');
  });

  test('in another tab leads to the front page here too', async () => {
    renderGate();
    clerkSays(ADA);
    await screen.findByRole('heading', { name: 'Inside as Ada Marsh' });
    clerkSays(null);
    expect(await screen.findByRole('heading', { name: 'Front page' })).toBeVisible();
  });

  test('and another person who signs in gets their own session and page', async () => {
    renderGate();
    clerkSays(ADA);
    await screen.findByRole('heading', { name: 'Inside as Ada Marsh' });
    clerkSays(BEN);
    expect(await screen.findByRole('heading', { name: 'Inside as Ben Okoye' })).toBeVisible();
    await waitFor(() => expect(firebase.opened).toEqual(['user_ada', 'user_ben']));
  });
});
