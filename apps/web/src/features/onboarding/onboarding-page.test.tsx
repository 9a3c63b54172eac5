import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Upload } from '@rostrum/data';
import { LIMITS, newProfile, NEW_WELCOME, type Profile, type Welcome } from '@rostrum/domain';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { OnboardingPage } from './onboarding-page.tsx';

const data = vi.hoisted(() => ({
  welcome: undefined as unknown,
  profile: undefined as unknown,
  owners: {} as Record<string, string>,
  asked: [] as string[],
  updates: [] as unknown[],
  commands: [] as { type: string }[],
  reply: undefined as unknown,
  updateFails: false,
  upload: undefined as unknown,
}));

vi.mock('@rostrum/data', () => ({
  useWelcome: () => data.welcome,
  useProfile: () => data.profile,
  fetchUsernameOwner: async (name: string) => {
    data.asked.push(name);
    return data.owners[name] ?? null;
  },
  updateUser: async (uid: string, fields: unknown) => {
    if (data.updateFails) throw new Error('unavailable');
    data.updates.push({ uid, fields });
  },
  sendPeopleCommand: async (command: { type: string }) => {
    data.commands.push(command);
    return command.type === 'passStep' ? { status: 'done', value: {} } : data.reply;
  },
  uploadPhoto: (_uid: string, _photo: Blob, onProgress: (share: number) => void) => {
    onProgress(0.25);
    return data.upload;
  },
}));
const picture = vi.hoisted(() => ({ width: 600, height: 400, close: () => {} }));
vi.mock('../../profile/photo/encode-photo.ts', () => ({
  drawCrop: () => {},
  encodePhoto: async () => ({ ok: true, value: new Blob(['webp']) }),
}));

const welcomed = (changes: Partial<Welcome> = {}) =>
  void (data.welcome = { status: 'ready', value: { ...NEW_WELCOME, ...changes }, stale: false });
const profiled = (changes: Partial<Profile> = {}) => {
  const profile = newProfile({ displayName: '', photoURL: '', createdAtMs: 0 });
  data.profile = { status: 'ready', value: { ...profile, ...changes }, stale: false };
};
const renderOnboarding = (change = {}) =>
  renderPage(<OnboardingPage />, { path: '/onboarding', session: aSession(change) });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const proceed = () => press('Continue');
const field = (name: string) => screen.getByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const PHOTO = 'A face to the name';
const INTERESTS = 'What do you argue about?';
const RULES = 'The house rules';

beforeEach(() => {
  Object.assign(data, {
    owners: {},
    asked: [],
    updates: [],
    commands: [],
    reply: { status: 'done', value: {} },
    updateFails: false,
    upload: { uploaded: new Promise(() => {}), cancel: () => {} } satisfies Upload,
  });
  welcomed();
  profiled();
  vi.stubGlobal('createImageBitmap', async () => picture);
});

describe('the first visit', () => {
  test('goes on where it stopped', async () => {
    welcomed({ done: ['name', 'photo'] });
    renderOnboarding();
    expect(await heading(INTERESTS)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Step 3 of 4' })).toBeVisible();
  });

  test('that is over can be gone through again', async () => {
    welcomed({ done: ['name', 'photo', 'interests'], rulesAcceptedAtMs: 1 });
    renderOnboarding();
    expect(await heading('How should the chair call you?')).toBeVisible();
  });

  test('that cannot be loaded is tried again', async () => {
    const retry = vi.fn<() => void>();
    data.welcome = { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry };
    renderOnboarding();
    await press('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the name', () => {
  test('is the account’s to begin with, and a username is proposed out of it', async () => {
    renderOnboarding();
    expect(field('Name')).toHaveValue('Ada Marsh');
    expect(field('Username')).toHaveValue('ada_marsh');
    expect(await screen.findByText(/^Free\./)).toBeVisible();
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
    expect(await heading(PHOTO)).toHaveFocus();
    expect(data.commands).toEqual([
      { type: 'saveProfile', displayName: 'Ada King', username: 'ada_marsh' },
      { type: 'passStep', step: 'name' },
    ]);
    expect(data.updates).toEqual([{ uid: 'user_ada', fields: { displayName: 'Ada King' } }]);
    expect(localStorage.getItem('activeUsername')).toBe('ada_marsh');
  });

  test('that is empty, or a username that is too short, is asked for again and nothing is saved', async () => {
    renderOnboarding();
    await userEvent.clear(field('Name'));
    await userEvent.clear(field('Username'));
    await proceed();
    expect(screen.getByText('Write your name.')).toBeVisible();
    expect(screen.getByText('Use at least 3 characters.')).toBeVisible();
    expect(data.commands).toEqual([]);
  });

  test('that somebody has is told as one types; one’s own is neither taken nor free', async () => {
    data.owners = { ada_marsh: 'user_ben', countess: 'user_ada' };
    renderOnboarding();
    expect(await screen.findByText(/Somebody has that username already/)).toBeVisible();
    await userEvent.clear(field('Username'));
    await userEvent.type(field('Username'), 'countess_2');
    expect(await screen.findByText(/^Free\./)).toBeVisible();
    await userEvent.type(field('Username'), '{Backspace}{Backspace}');
    expect(await screen.findByText(/^3 to 20 characters/)).toBeVisible();
    await waitFor(() => expect(data.asked).toContain('countess'));
    expect(screen.queryByText(/^Free\.|Somebody has/)).toBeNull();
  });

  test('that was taken in the last moment is told on saving, and stays in the form', async () => {
    data.reply = { status: 'refused', refusal: 'username-taken', message: 'Taken meanwhile.' };
    renderOnboarding();
    await proceed();
    expect(await screen.findByText('Taken meanwhile.')).toBeVisible();
    expect(data.updates).toEqual([]);
    expect(localStorage.getItem('activeUsername')).toBeNull();
  });

  test('that cannot be saved in the account stays in the form, with a sentence and another try', async () => {
    data.updateFails = true;
    renderOnboarding();
    await proceed();
    expect(await screen.findByText(/Your name could not be saved/)).toBeVisible();
    data.updateFails = false;
    await proceed();
    expect(await heading(PHOTO)).toBeVisible();
  });
});

describe('the photo', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText('Photo', { selector: 'input' }), file, { applyAccept: false });
  const atPhoto = () => {
    welcomed({ done: ['name'] });
    return renderOnboarding();
  };

  test('may be skipped', async () => {
    atPhoto();
    await press('Skip');
    expect(await heading(INTERESTS)).toBeVisible();
    expect(data.commands).toEqual([{ type: 'passStep', step: 'photo' }]);
  });

  test.each([
    ['a text that calls itself a PNG', new File(['text'], 'me.png', { type: 'image/png' }), /not a photo/],
    ['an SVG', new File(['<svg xmlns=""/>'], 'me.svg', { type: 'image/svg+xml' }), /drawing \(SVG\)/],
    [
      '20 MB',
      new File([new Uint8Array(20 * 1_048_576)], 'me.jpg', { type: 'image/jpeg' }),
      /too large. Choose one of at most 15 MB/,
    ],
  ])('that is %s is refused with a sentence', async (_, file, sentence) => {
    atPhoto();
    await choose(file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this photo' })).toHaveAccessibleDescription(
      'Choose a photo, or skip this.',
    );
  });

  test('is cropped, sent with its progress, and shown on the profile and in the account', async () => {
    let arrive: (uploaded: Awaited<Upload['uploaded']>) => void = () => {};
    data.upload = { uploaded: new Promise((resolve) => (arrive = resolve)), cancel: () => {} };
    data.reply = { status: 'done', value: { photoURL: 'https://files.example.com/photo' } };
    atPhoto();
    await choose(new File([PNG], 'me.png'));
    expect(await screen.findByRole('img', { name: 'Your photo as others will see it' })).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    await press('Use this photo');
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveValue(25);
    arrive({ status: 'done', fileName: 'one' });
    expect(await heading(INTERESTS)).toBeVisible();
    expect(data.commands[0]).toEqual({ type: 'setPhoto', fileName: 'one' });
    expect(data.updates).toEqual([
      { uid: 'user_ada', fields: { photoURL: 'https://files.example.com/photo' } },
    ]);
  });

  test('whose upload is cancelled can be cropped and sent again', async () => {
    let arrive: (uploaded: Awaited<Upload['uploaded']>) => void = () => {};
    const cancel = () =>
      arrive({ status: 'failed', problem: 'cancelled', message: 'The upload was cancelled.' });
    data.upload = { uploaded: new Promise((resolve) => (arrive = resolve)), cancel };
    atPhoto();
    await choose(new File([PNG], 'me.png'));
    await press('Use this photo');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('The upload was cancelled.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this photo' })).toBeEnabled();
    expect(data.commands).toEqual([]);
  });
});

describe('interests', () => {
  const atInterests = () => {
    welcomed({ done: ['name', 'photo'] });
    return renderOnboarding();
  };

  test('are saved with the experience and a few words', async () => {
    atInterests();
    await press('Law');
    await press('Media');
    await press('Media');
    await userEvent.type(field('About you (optional)'), 'Buses.');
    await proceed();
    expect(await heading(RULES)).toHaveFocus();
    expect(data.commands[0]).toEqual({
      type: 'saveProfile',
      interests: ['law'],
      experience: null,
      bio: 'Buses.',
    });
  });

  test('are five at most', async () => {
    atInterests();
    for (const name of ['Law', 'Media', 'Sport', 'Health', 'Ethics']) await press(name);
    expect(LIMITS.interestsAtMost).toBe(5);
    expect(screen.getByRole('button', { name: 'Politics' })).toBeDisabled();
    await press('Law');
    expect(screen.getByRole('button', { name: 'Politics' })).toBeEnabled();
  });

  test('may be skipped, and lead back to the photo', async () => {
    atInterests();
    await press('Skip');
    expect(await heading(RULES)).toBeVisible();
    await press('Back');
    await press('Back');
    expect(await heading(PHOTO)).toBeVisible();
    expect(data.commands).toEqual([{ type: 'passStep', step: 'interests' }]);
  });
});

describe('the house rules', () => {
  const atTheRules = async (changes: Partial<Welcome> = {}) => {
    welcomed({ done: ['name', 'photo', 'interests'], ...changes });
    const page = renderOnboarding();
    await heading(RULES);
    return page;
  };

  test('must be accepted before one enters', async () => {
    const { address } = await atTheRules();
    const enter = screen.getByRole('button', { name: 'Enter the house' });
    expect(enter).toHaveAccessibleDescription('Accept the house rules first.');
    await userEvent.click(enter);
    expect(address()).toBe('/onboarding');
    expect(data.commands).toEqual([]);
  });

  test('once accepted, on the server, lead into the app', async () => {
    const { address } = await atTheRules();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I will keep the house rules' }));
    await press('Enter the house');
    await waitFor(() => expect(address()).toBe('/app'));
    expect(data.commands).toEqual([{ type: 'acceptRules' }]);
  });

  test('whose acceptance was not stored let nobody in', async () => {
    data.reply = { status: 'failed', fault: 'unreachable', message: 'The server did not answer.' };
    const { address } = await atTheRules();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I will keep the house rules' }));
    await press('Enter the house');
    expect(await screen.findByText('The server did not answer.')).toBeVisible();
    expect(address()).toBe('/onboarding');
  });
});
