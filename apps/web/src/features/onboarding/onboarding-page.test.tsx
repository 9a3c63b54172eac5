import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { OnboardingPage } from './onboarding-page.tsx';

const profile = vi.hoisted(() => ({ updates: [] as unknown[], fails: false }));

vi.mock('@rostrum/data', () => ({
  updateUser: async (uid: string, fields: unknown) => {
    if (profile.fails) throw new Error('unavailable');
    profile.updates.push({ uid, fields });
  },
}));

const renderOnboarding = (change = {}) =>
  renderPage(<OnboardingPage />, { path: '/onboarding', session: aSession(change) });

const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  profile.updates.length = 0;
  profile.fails = false;
});

describe('the name', () => {
  test('is the account’s to begin with, and a username is proposed out of it', () => {
    renderOnboarding();
    expect(field('Name')).toHaveValue('Ada Marsh');
    expect(field('Username')).toHaveValue('ada_marsh');
  });

  test('the account’s own username comes before a proposal', () => {
    renderOnboarding({ username: 'Ada-M' });
    expect(field('Username')).toHaveValue('ada_m');
  });

  test('is saved in the user document, the username in this browser', async () => {
    renderOnboarding();
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), '  Ada King ');
    await proceed();
    await screen.findByRole('heading', { name: 'The house rules' });
    expect(profile.updates).toEqual([{ uid: 'user_ada', fields: { displayName: 'Ada King' } }]);
    expect(localStorage.getItem('activeUsername')).toBe('ada_marsh');
  });

  test('that is empty, or a username that is too short, is asked for again and nothing is saved', async () => {
    renderOnboarding();
    await userEvent.clear(field('Name'));
    await userEvent.clear(field('Username'));
    await proceed();
    expect(screen.getByText('Write your name.')).toBeVisible();
    expect(screen.getByText('Use at least 3 characters.')).toBeVisible();
    expect(profile.updates).toEqual([]);
  });

  test('that cannot be saved stays in the form, with a sentence and another try', async () => {
    profile.fails = true;
    renderOnboarding();
    await proceed();
    expect(await screen.findByText(/Your name could not be saved/)).toBeVisible();
    profile.fails = false;
    await proceed();
    expect(await screen.findByRole('heading', { name: 'The house rules' })).toHaveFocus();
  });
});

describe('the house rules', () => {
  const toTheRules = async () => {
    const page = renderOnboarding();
    await proceed();
    await screen.findByRole('heading', { name: 'The house rules' });
    return page;
  };

  test('must be accepted before one enters', async () => {
    const { address } = await toTheRules();
    const enter = screen.getByRole('button', { name: 'Enter the house' });
    expect(enter).toHaveAccessibleDescription('Accept the house rules first.');
    await userEvent.click(enter);
    expect(address()).toBe('/onboarding');
  });

  test('once accepted, lead into the app and are not asked for again', async () => {
    const { address } = await toTheRules();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I will keep the house rules' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enter the house' }));
    expect(address()).toBe('/app');
    expect(localStorage.getItem('house-rules:user_ada')).toBe('accepted');
  });

  test('lead back to the name', async () => {
    await toTheRules();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field('Name')).toHaveValue('Ada Marsh');
  });
});
