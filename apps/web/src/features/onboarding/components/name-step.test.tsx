import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aSession, renderPage } from '../../../testing/render-page.tsx';
import { OnboardingPage } from '../onboarding-page.tsx';
import { data, profiled } from '../testing/fake-account.ts';

vi.mock('@rostrum/data', async () => (await import('../testing/fake-account.ts')).fakeData);

const renderOnboarding = (change = {}) =>
  renderPage(<OnboardingPage />, { path: '/onboarding', session: aSession(change) });
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const field = (name: string) => screen.getByRole('textbox', { name });
const atThePhoto = () => screen.findByRole('heading', { level: 1, name: 'A face to the name' });

describe('the name', () => {
  test('is the account’s to begin with, and a username is proposed out of it', async () => {
    renderOnboarding();
    expect(field('Name')).toHaveValue('Ada Marsh');
    expect(field('Username')).toHaveValue('ada_marsh');
    expect(await screen.findByText(/^Available\./)).toBeVisible();
  });

  test('the account’s own username comes before a proposal, and the profile’s before both', () => {
    const { unmount } = renderOnboarding({ username: 'Ada-M' });
    expect(field('Username')).toHaveValue('ada_m');
    unmount();
    profiled({ displayName: 'Ada King', username: 'countess' });
    renderOnboarding({ username: 'Ada-M' });
    expect(field('Name')).toHaveValue('Ada King');
    expect(field('Username')).toHaveValue('countess');
  });

  test('is saved on the profile and in the user document, the username in this browser too', async () => {
    renderOnboarding();
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), '  Ada King ');
    await proceed();
    expect(await atThePhoto()).toHaveFocus();
    expect(data.commands).toEqual([
      { type: 'saveProfile', displayName: 'Ada King', username: 'ada_marsh' },
      { type: 'passStep', step: 'name' },
    ]);
    expect(data.updates).toEqual([{ uid: 'user_ada', fields: { displayName: 'Ada King' } }]);
    expect(localStorage.getItem('activeUsername')).toBe('ada_marsh');
  });

  test('that is empty, or a username that is too short, is refused and nothing is saved', async () => {
    renderOnboarding();
    await userEvent.clear(field('Name'));
    await userEvent.clear(field('Username'));
    await proceed();
    expect(screen.getByText('Enter your name.')).toBeVisible();
    expect(screen.getByText('Use at least 3 characters.')).toBeVisible();
    expect(data.commands).toEqual([]);
  });

  test('that is taken is reported as one types; one’s own is neither taken nor free', async () => {
    data.owners = { ada_marsh: 'user_ben', countess: 'user_ada' };
    renderOnboarding();
    expect(await screen.findByText(/That username is taken/)).toBeVisible();
    await userEvent.clear(field('Username'));
    await userEvent.type(field('Username'), 'countess_2');
    expect(await screen.findByText(/^Available\./)).toBeVisible();
    await userEvent.type(field('Username'), '{Backspace}{Backspace}');
    expect(await screen.findByText(/^3 to 20 characters/)).toBeVisible();
    await waitFor(() => expect(data.asked).toContain('countess'));
    expect(screen.queryByText(/^Available\.|username is taken/)).toBeNull();
  });

  test('that was taken at the last moment is reported on saving, and stays in the form', async () => {
    data.reply = { status: 'refused', refusal: 'username-taken', message: 'Taken meanwhile.' };
    renderOnboarding();
    await proceed();
    expect(await screen.findByText('Taken meanwhile.')).toBeVisible();
    expect(data.updates).toEqual([]);
    expect(localStorage.getItem('activeUsername')).toBeNull();
  });

  test('that the gate refuses is reported at its field, until it is changed', async () => {
    const message = 'Your name reads as if it came from the house or its moderator. Choose another.';
    data.reply = { status: 'refused', refusal: 'words-held', message, field: 'displayName' };
    renderOnboarding();
    await proceed();
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveAccessibleDescription(message));
    await userEvent.type(name, 'a');
    expect(screen.queryByText(message)).toBeNull();
  });

  test('that cannot be saved in the account stays in the form, with a sentence and another try', async () => {
    data.updateFails = true;
    renderOnboarding();
    await proceed();
    expect(await screen.findByText(/We couldn’t save your name/)).toBeVisible();
    data.updateFails = false;
    await proceed();
    expect(await atThePhoto()).toBeVisible();
  });
});
