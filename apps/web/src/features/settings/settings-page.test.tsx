import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newProfile, type Profile } from '@rostrum/domain';
import type * as ui from '@rostrum/ui';
import { dismiss, Toaster } from '@rostrum/ui';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const data = vi.hoisted(() => ({
  profile: undefined as unknown,
  commands: [] as unknown[],
  updates: [] as unknown[],
  reply: undefined as unknown,
  confirmed: [] as string[],
  deleted: undefined as unknown,
  downloaded: undefined as unknown,
  channels: undefined as unknown,
  reach: undefined as unknown,
}));
vi.mock('@rostrum/data', async (importOriginal) => ({
  browserShelf: (await importOriginal<typeof import('@rostrum/data')>()).browserShelf,
  useProfile: () => data.profile,
  useReach: () => data.reach,
  fetchUsernameOwner: async (name: string) => (name === 'taken' ? 'user_ben' : null),
  updateUser: async (_: string, fields: unknown) => void data.updates.push(fields),
  newCommandId: () => 'command-1',
  commands: {
    people: async (command: { type: string }) => {
      if (command.type === 'readChannels') return data.channels;
      data.commands.push(command);
      return data.reply;
    },
  },
  removePhoto: async () => {
    data.commands.push({ type: 'removePhoto' });
    return data.reply;
  },
  deleteAccount: async (confirm: string) => {
    data.confirmed.push(confirm);
    return data.deleted;
  },
  downloadAccount: async () => data.downloaded,
}));
const saved = vi.hoisted(() => ({ files: [] as [string, string][] }));
vi.mock('@rostrum/ui', async (importOriginal) => ({
  ...(await importOriginal<typeof ui>()),
  downloadText: (name: string, text: string) => void saved.files.push([name, text]),
}));

const DONE = { status: 'done', value: {} };
const LOST = { status: 'failed', fault: 'unreachable', message: 'The server didn’t answer. Try again.' };
function profiled(changes: Partial<Profile> = {}): void {
  const profile = newProfile({ displayName: 'Ada Marsh', photoURL: '', createdAtMs: 0 });
  data.profile = { status: 'ready', value: { ...profile, username: 'ada', ...changes }, stale: false };
}
const renderSettings = (sayGoodbye = vi.fn<() => void>()) =>
  renderPage(
    <>
      <SettingsPage />
      <Toaster />
    </>,
    { path: '/app/settings', session: aSession({ sayGoodbye }) },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const toggle = (name: RegExp) => screen.getByRole('switch', { name });

beforeEach(() => {
  dismiss();
  localStorage.clear();
  saved.files = [];
  Object.assign(data, { commands: [], updates: [], confirmed: [], reply: DONE, deleted: DONE });
  data.channels = { status: 'done', value: { pushKey: '', mail: 'off' } };
  data.reach = { status: 'ready', value: null, stale: false };
  profiled();
});

test('the settings are loading, or could not be loaded and are tried again', async () => {
  data.profile = { status: 'loading' };
  const { unmount } = renderSettings();
  expect(screen.getByText('Loading your settings')).toBeInTheDocument();
  unmount();
  const retry = vi.fn<() => void>();
  data.profile = { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry };
  renderSettings();
  await press('Try again');
  expect(retry).toHaveBeenCalledOnce();
});

describe('being reached', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offers = (mail: 'on' | 'off') => {
    data.channels = { status: 'done', value: { pushKey: 'key', mail } };
  };

  test('says where this deployment sends nothing, and where this browser cannot take it', async () => {
    const { unmount } = renderSettings();
    expect(await screen.findByText('Notifications aren’t set up here.')).toBeVisible();
    expect(screen.getByText('Email isn’t set up here.')).toBeVisible();
    unmount();
    offers('on');
    renderSettings();
    expect(await screen.findByText(/On an iPhone, add Rostrum to the home screen/)).toBeVisible();
    expect(toggle(/Notify me in this browser/)).toBeDisabled();
  });

  test('says that the server did not answer, and asks it again', async () => {
    data.channels = LOST;
    renderSettings();
    expect(await screen.findByText(/We couldn’t check whether notifications are available/)).toBeVisible();
    expect(toggle(/Notify me in this browser/)).toBeDisabled();
    offers('on');
    await press('Try again');
    expect(await screen.findByText(/On an iPhone, add Rostrum to the home screen/)).toBeVisible();
  });

  test('by e-mail is chosen at once, with the zone of this device', async () => {
    offers('on');
    renderSettings();
    await userEvent.click(await screen.findByRole('radio', { name: 'Once a day' }));
    expect(data.commands).toEqual([{ type: 'saveReach', timeZone: zone, email: 'digest' }]);
  });

  test('rests in quiet hours', async () => {
    renderSettings();
    await userEvent.click(toggle(/Quiet hours/));
    expect(data.commands).toEqual([
      { type: 'saveReach', timeZone: zone, quiet: { fromHour: 22, toHour: 7 } },
    ]);
  });

  test('shows an address that refused a letter, and tries again', async () => {
    offers('on');
    const refused = { address: 'ada@example.org', atMs: 1 };
    const value = { email: 'immediate', quiet: null, timeZone: 'Europe/London', refused };
    data.reach = { status: 'ready', value, stale: false };
    renderSettings();
    expect(await screen.findByText(/ada@example.org refused our email/)).toBeVisible();
    await press('Try again');
    expect(data.commands).toEqual([{ type: 'tryMailAgain' }]);
  });
});

describe('the profile', () => {
  test('is saved whole, in both places that carry the name', async () => {
    renderSettings();
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'Ada King');
    await userEvent.type(field('About you (optional)'), 'Brief.');
    await press('Law');
    await press('Save profile');
    expect(data.commands).toEqual([
      {
        type: 'saveProfile',
        displayName: 'Ada King',
        username: 'ada',
        bio: 'Brief.',
        interests: ['law'],
        experience: null,
      },
    ]);
    expect(data.updates).toEqual([{ displayName: 'Ada King' }]);
    expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  });

  test('that was not saved is still there after leaving the page, until it is discarded', async () => {
    const { unmount } = renderSettings();
    await userEvent.type(field('About you (optional)'), 'Half a sentence');
    unmount();
    renderSettings();
    expect(field('About you (optional)')).toHaveValue('Half a sentence');
    await press('Discard changes');
    expect(field('About you (optional)')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Save profile' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('is not saved without a name or with another person’s username, and gives advice', async () => {
    renderSettings();
    await userEvent.clear(field('Name'));
    await userEvent.clear(field('Username'));
    await userEvent.type(field('Username'), 'taken');
    expect(await screen.findByText(/That username is taken/)).toBeVisible();
    await press('Save profile');
    expect(screen.getByText('Enter your name.')).toBeVisible();
    expect(data.commands).toEqual([]);
  });

  test('keeps the text if the server does not answer', async () => {
    data.reply = LOST;
    renderSettings();
    await userEvent.type(field('About you (optional)'), 'Brief.');
    await press('Save profile');
    expect(await screen.findByText(LOST.message)).toBeVisible();
    expect(field('About you (optional)')).toHaveValue('Brief.');
  });
});

describe('the photo', () => {
  test('is removed if there is one', async () => {
    renderSettings().unmount();
    profiled({ photoURL: 'https://example.com/ada.webp' });
    renderSettings();
    await press('Remove photo');
    expect(data.commands).toEqual([{ type: 'removePhoto' }]);
    await waitFor(() => expect(data.updates).toEqual([{ photoURL: '' }]));
  });
});

test('the theme changes at once', async () => {
  renderSettings();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

describe('notices and sounds', () => {
  test('bells and single keys are kept in this browser', async () => {
    renderSettings();
    await userEvent.click(toggle(/^Bells in debates/));
    await userEvent.click(toggle(/^Single-key shortcuts/));
    expect(localStorage.getItem('room-sounds')).toBe('true');
    expect(localStorage.getItem('room-shortcuts')).toBe('false');
  });

  test.each([
    ['granted', 'granted', true],
    ['default', 'denied', false],
  ])('the browser shows notices if it may: %s, then %s', async (before, after, isOn) => {
    const Told = { permission: before, requestPermission: async () => after };
    vi.stubGlobal('Notification', Told);
    renderSettings();
    const told = toggle(/^Notify me while/);
    expect(told).toHaveProperty('checked', before === 'granted');
    if (!isOn) await userEvent.click(told);
    expect(told).toHaveProperty('checked', isOn);
    expect(screen.queryByText(/Your browser blocks this/) !== null).toBe(after === 'denied');
    vi.unstubAllGlobals();
  });

  test('a browser without notifications says so', () => {
    renderSettings();
    expect(toggle(/^Notify me while/)).toBeDisabled();
    expect(screen.getByText(/This browser can’t do that/)).toBeVisible();
  });
});

describe('privacy', () => {
  test('is on the server at once', async () => {
    renderSettings();
    expect(toggle(/^Others can find me/)).toBeChecked();
    expect(toggle(/^Others can see my strengths/)).not.toBeChecked();
    await userEvent.click(toggle(/^Others can find me/));
    await userEvent.click(toggle(/^Others can see my strengths/));
    expect(data.commands).toEqual([
      { type: 'saveProfile', isVisible: false },
      { type: 'saveProfile', isFeedbackVisible: true },
    ]);
  });

  test('returns to the stored value if the server refused it', async () => {
    data.reply = LOST;
    renderSettings();
    await userEvent.click(toggle(/^Others can find me/));
    expect(await screen.findByText(LOST.message)).toBeVisible();
    expect(toggle(/^Others can find me/)).toBeChecked();
  });
});

describe('one’s data', () => {
  test('is saved as one file', async () => {
    const parts = { own: [{ path: 'users/user_ada', fields: {} }], votes: [] };
    const file = { product: 'Rostrum', exportedAt: '2026-11-20T12:00:00.000Z', parts };
    data.downloaded = { status: 'done', value: file };
    renderSettings();
    await press('Download my data');
    expect(await screen.findByText('Saved: 1 entry.')).toBeVisible();
    expect(saved.files.map(([name]) => name)).toEqual(['rostrum-data-2026-11-20.json']);
    expect(JSON.parse(saved.files[0]![1])).toEqual(file);
  });

  test('is not saved by half', async () => {
    data.downloaded = LOST;
    renderSettings();
    await press('Download my data');
    expect(await screen.findByText(/Nothing was saved; start the download again/)).toBeVisible();
    expect(saved.files).toEqual([]);
  });
});

describe('deleting the account', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const confirm = (typed: string) =>
    userEvent.type(dialog().getByRole('textbox', { name: 'Type your username' }), `${typed}{Enter}`);

  test('asks twice, and needs the username', async () => {
    const sayGoodbye = vi.fn<() => void>();
    localStorage.setItem('rostrum:draft:user_ada:r1', '{}');
    localStorage.setItem('rostrum:draft:user_ben:r1', '{}');
    localStorage.setItem('activeRoom', 'r1');
    renderSettings(sayGoodbye);
    await press('Delete my account');
    await confirm('ad');
    expect(dialog().getByText('Type ada to delete the account.')).toBeVisible();
    expect(data.confirmed).toEqual([]);
    await confirm('a');
    await waitFor(() => expect(sayGoodbye).toHaveBeenCalledOnce());
    expect(data.confirmed).toEqual(['ada']);
    expect(Object.keys(localStorage)).toEqual(['rostrum:draft:user_ben:r1']);
  });

  test('can be cancelled without effect', async () => {
    renderSettings();
    await press('Delete my account');
    await press('Keep my account');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(data.confirmed).toEqual([]);
  });

  test('that the server refuses gives the reason and stays', async () => {
    const sayGoodbye = vi.fn<() => void>();
    data.deleted = { status: 'refused', refusal: 'confirm-wrong', message: 'That is not your username.' };
    renderSettings(sayGoodbye);
    await press('Delete my account');
    await confirm('ada');
    expect(await dialog().findByText('That is not your username.')).toBeVisible();
    expect(sayGoodbye).not.toHaveBeenCalled();
  });

  test('without a username needs a word', async () => {
    profiled({ username: null });
    renderSettings();
    await press('Delete my account');
    await userEvent.type(dialog().getByRole('textbox', { name: /Type the word/ }), 'delete{Enter}');
    await waitFor(() => expect(data.confirmed).toEqual(['delete']));
  });
});
