import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, clerk, clerkSays } from '../testing/fake-clerk.ts';
import { testEnv } from '../testing/render-page.tsx';
import { App } from './app.tsx';
import { markFirebaseSession } from './identity/firebase-mark.ts';

const firebase = vi.hoisted(() => ({ signedOut: 0 }));
vi.mock('./identity/clerk.ts', async () => (await import('../testing/fake-clerk.ts')).fakeClerkReact);
vi.mock('@rostrum/data', () => ({
  commands: {},
  startFirebase: () => {},
  emulatorConnections: () => undefined,
  signInToFirebase: async () => {},
  hasNoConnection: () => false,
  watchSession: () => () => {},
  forgetKept: async () => {},
  useFullStorage: () => false,
  signOutOfFirebase: async () => void (firebase.signedOut += 1),
  browserShelf: () => ({ load: () => undefined, save: () => {}, clear: () => {} }),
  fetchPeople: async () => ({ status: 'done', value: { people: [], next: null } }),
  fetchCatalogue: async () => ({ mark: { seconds: 0, nanoseconds: 0 }, sheets: [] }),
  bothLive: () => ({ status: 'ready', value: [], stale: false }),
  useDuty: () => false,
  useUnreadableReports: () => {},
  useStanding: () => ({ status: 'ready', value: null, stale: false }),
  useLiveRooms: () => {},
  useMyRooms: () => {},
  useOpenRooms: () => {},
  useNotices: () => ({ status: 'ready', value: [], stale: false }),
  usePresence: () => {},
  useWelcome: () => ({ status: 'ready', value: { done: [], rulesAcceptedAtMs: 1 }, stale: false }),
  useReach: () => ({ status: 'loading' }),
  useServerNow: () => 0,
  serverNow: () => 0,
}));
const page = (name: string) => () => <h1>{name} page</h1>;
vi.mock('../features/dashboard/dashboard-page.tsx', () => ({ DashboardPage: page('Dashboard') }));
vi.mock('../features/room/room-page.tsx', () => ({ RoomPage: page('Room') }));
vi.mock('../features/people/people-page.tsx', () => ({ PeoplePage: page('People') }));
vi.mock('../features/topics/generate-page.tsx', () => ({ GeneratePage: page('Generate') }));
vi.mock('../features/topics/community-page.tsx', () => ({ CommunityPage: page('Community') }));
vi.mock('../features/learning/learning-page.tsx', () => ({ LearningPage: page('Learning') }));
vi.mock('../features/feedback/feedback-page.tsx', () => ({ FeedbackPage: page('Feedback') }));
vi.mock('../features/onboarding/onboarding-page.tsx', () => ({ OnboardingPage: page('Onboarding') }));

const SIGNED_IN = '__client_uat=1732100000';

const renderApp = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App env={testEnv} />
    </MemoryRouter>,
  );

const header = () => within(screen.getAllByRole('banner')[0]!);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

async function clerkCame() {
  await waitFor(() => expect(clerk.providerProps).not.toEqual({}));
}

beforeEach(() => {
  clerkSays(undefined);
  clerk.providerProps = {};
  firebase.signedOut = 0;
});

afterEach(() => {
  document.cookie = '__client_uat=; max-age=0';
});

describe('the front page', () => {
  test('is drawn without Clerk, with links to sign in and register', async () => {
    renderApp('/');
    expect(await heading('Disagree properly.')).toBeVisible();
    expect(header().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    expect(header().getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/sign-up');
    expect(clerk.providerProps).toEqual({});
  });

  test('is not redrawn when Clerk loads', async () => {
    document.cookie = SIGNED_IN;
    renderApp('/');
    const before = await heading('Disagree properly.');
    await clerkCame();
    clerkSays(null);
    expect(await heading('Disagree properly.')).toBe(before);
    expect(header().getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('notices, when somebody returns to it, that they have signed in in another tab', async () => {
    renderApp('/');
    await heading('Disagree properly.');
    document.cookie = SIGNED_IN;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await clerkCame();
    clerkSays(ADA);
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  test('shows a signed-in person the dashboard and their menu instead', async () => {
    document.cookie = SIGNED_IN;
    renderApp('/');
    await clerkCame();
    clerkSays(ADA);
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app/dashboard');
    expect(header().getByRole('button', { name: 'Open user menu' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });
});

describe('public routes', () => {
  test.each([
    ['/faq', /Help & getting started/],
    ['/help', 'The guide'],
    ['/help/moderation', 'The moderator, in full view'],
    ['/nothing/here', 'No one sits here'],
  ])('%s', async (path, name) => {
    renderApp(path);
    expect(await heading(name)).toBeVisible();
  });

  test('have the specified links and the copyright line', async () => {
    renderApp('/faq');
    await heading(/Help & getting started/);
    const links = within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About', '/#about'],
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Contact', '/#contact'],
      ['FAQ', '/faq'],
      ['Support Us', testEnv.donationUrl],
    ]);
    expect(screen.getByText('© 2024 Rostrum. All rights reserved.')).toBeVisible();
  });
});

describe('Clerk', () => {
  test('gets the specified redirects, and no trace of a local stack', async () => {
    renderApp('/sign-in');
    await clerkCame();
    expect(clerk.providerProps).toMatchObject({
      signInForceRedirectUrl: '/app',
      signUpForceRedirectUrl: '/onboarding',
      signInFallbackRedirectUrl: '/',
      signUpFallbackRedirectUrl: '/',
      afterSignOutUrl: '/',
    });
    expect(clerk.providerProps).not.toHaveProperty('proxyUrl');
    expect(clerk.providerProps).not.toHaveProperty('clerkJSUrl');
  });

  test('has its own forms on /sign-in and /sign-up', async () => {
    renderApp('/sign-up/verify-email-address');
    await clerkCame();
    clerkSays(null);
    expect(await heading('Clerk’s form to register')).toBeVisible();
  });
});

describe('signed-in routes', () => {
  const routes = [
    ['/app/dashboard', 'Dashboard', 'Dashboard'],
    ['/app/room', 'Room', 'Room'],
    ['/app/people', 'People', 'People'],
    ['/app/topics/generate', 'Generate', 'Generate a New Topic'],
    ['/app/topics/community', 'Community', 'Community Topics'],
    ['/app/learning', 'Learning', 'Learning'],
    ['/app/feedback', 'Feedback', 'Feedback'],
  ] as const;

  test.each(routes)('%s is the page %s, with its entry current in the sidebar', async (path, name, entry) => {
    renderApp(path);
    await clerkCame();
    clerkSays(ADA);
    expect(await heading(`${name} page`)).toBeVisible();
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent(entry);
  });

  test.each([
    ['/app', 'Dashboard page'],
    ['/app/room/r1', 'Room page'],
    ['/onboarding', 'Onboarding page'],
    ['/onboarding/anything', 'Onboarding page'],
    ['/app/nothing', 'No one sits here'],
  ])('%s shows: %s', async (path, name) => {
    renderApp(path);
    await clerkCame();
    clerkSays(ADA);
    expect(await heading(name)).toBeVisible();
  });

  test('/onboarding has no sidebar', async () => {
    renderApp('/onboarding');
    await clerkCame();
    clerkSays(ADA);
    await heading('Onboarding page');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test.each(['/app/feedback', '/onboarding'])('%s sends signed-out people to sign in', async (path) => {
    renderApp(path);
    await clerkCame();
    clerkSays(null);
    expect(await heading('Clerk’s form to sign in')).toBeVisible();
  });

  test('clicking Room on Room does nothing', async () => {
    renderApp('/app/room/r1');
    await clerkCame();
    clerkSays(ADA);
    const before = await heading('Room page');
    await userEvent.click(screen.getByRole('link', { name: 'Room' }));
    expect(await heading('Room page')).toBe(before);
  });

  test('Logout signs out and goes to the front page', async () => {
    renderApp('/app/people');
    await clerkCame();
    clerkSays(ADA);
    await heading('People page');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await heading('Disagree properly.')).toBeVisible();
    expect(clerk.signedOutTo.at(-1)).toBe('/');
  });

  test('Ctrl K opens the search, and no key after it is lost', async () => {
    renderApp('/app/people');
    await clerkCame();
    clerkSays(ADA);
    await heading('People page');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('settings');
    expect(await screen.findByRole('option', { name: /^Settings/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search or enter a command' })).toHaveFocus();
  });

  test('the focus goes to the heading of the next page', async () => {
    renderApp('/app/people');
    await clerkCame();
    clerkSays(ADA);
    await heading('People page');
    await userEvent.click(screen.getByRole('link', { name: 'Learning' }));
    expect(await heading('Learning page')).toHaveFocus();
  });
});

describe('signing out of Clerk', () => {
  test('ends the Firebase session that was left open, on a public page too', async () => {
    markFirebaseSession();
    renderApp('/');
    await clerkCame();
    clerkSays(null);
    await waitFor(() => expect(firebase.signedOut).toBe(1));
    await waitFor(() => expect(localStorage.getItem('firebase-session')).toBeNull());
  });

  test('loads no Firebase if there was never a session', async () => {
    renderApp('/sign-in');
    await clerkCame();
    clerkSays(null);
    await heading('Clerk’s form to sign in');
    expect(firebase.signedOut).toBe(0);
  });
});
