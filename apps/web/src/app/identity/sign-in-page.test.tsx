import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, clerkSays } from '../../testing/fake-clerk.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SignInPage, SignUpPage } from './sign-in-page.tsx';
import { TIME_LIMIT_MS } from './time-limit.ts';

vi.mock('./clerk.ts', async () => (await import('../../testing/fake-clerk.ts')).fakeClerkReact);

beforeEach(() => clerkSays(undefined));
afterEach(() => {
  vi.useRealTimers();
});

describe('the forms to sign in and to register', () => {
  test('come when Clerk says that nobody is signed in', () => {
    renderPage(<SignInPage />, { path: '/sign-in' });
    expect(screen.getByText('Opening the form')).toBeInTheDocument();
    clerkSays(null);
    expect(screen.getByRole('heading', { name: 'Clerk’s form to sign in' })).toBeVisible();
  });

  test.each([
    ['/sign-in', <SignInPage key="in" />, '/app'],
    ['/sign-up', <SignUpPage key="up" />, '/onboarding'],
  ])('send a signed-in person from %s straight on', (path, page, target) => {
    const { address } = renderPage(page, { path });
    clerkSays(ADA);
    expect(address()).toBe(target);
  });

  test('leave the target of a sign-in to Clerk, and step in only if it stays away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { address } = renderPage(<SignInPage />, { path: '/sign-in' });
    clerkSays(null);
    clerkSays(ADA);
    expect(address()).toBe('/sign-in');
    await vi.advanceTimersByTimeAsync(3_000);
    await waitFor(() => expect(address()).toBe('/app'));
  });

  test('explain a session that was ended elsewhere, and only then', () => {
    renderPage(<SignInPage />, { path: '/sign-in?ended=1' });
    clerkSays(null);
    expect(screen.getByRole('status')).toHaveTextContent(/Your session has ended/);
  });

  test('show an error when Clerk never loads', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPage(<SignInPage />, { path: '/sign-in' });
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    expect(await screen.findByRole('heading', { name: 'We can’t reach the sign-in service' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
