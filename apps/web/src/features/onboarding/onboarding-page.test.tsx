import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sending } from '@rostrum/data';
import { LIMITS, type Welcome } from '@rostrum/domain';
import { Toaster } from '@rostrum/ui';
import { aSession, renderPage } from '../../testing/render-page.tsx';
import { OnboardingPage } from './onboarding-page.tsx';
import { data, welcomed } from './testing/fake-account.ts';

vi.mock('@rostrum/data', async () => (await import('./testing/fake-account.ts')).fakeData);
const picture = vi.hoisted(() => ({ width: 600, height: 400, close: () => {} }));
vi.mock('../../shared/profile/photo/encode-photo.ts', () => ({
  drawCrop: () => {},
  encodePhoto: async () => ({ ok: true, value: new Blob(['webp']) }),
}));

const renderOnboarding = () =>
  renderPage(
    <>
      <OnboardingPage />
      <Toaster />
    </>,
    { path: '/onboarding', session: aSession() },
  );

type PhotoReply = Awaited<Sending<{ photoURL: string }>['sent']>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const proceed = () => press('Continue');
const field = (name: string) => screen.getByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const PHOTO = 'A face to the name';
const INTERESTS = 'What do you like to argue about?';
const RULES = 'The house rules';

beforeEach(() => void vi.stubGlobal('createImageBitmap', async () => picture));

describe('the first visit', () => {
  test('continues where it stopped', async () => {
    welcomed({ done: ['name', 'photo'] });
    renderOnboarding();
    expect(await heading(INTERESTS)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Step 3 of 4' })).toBeVisible();
  });

  test('that is over can be gone through again', async () => {
    welcomed({ done: ['name', 'photo', 'interests'], rulesAcceptedAtMs: 1 });
    renderOnboarding();
    expect(await heading('What should the chair call you?')).toBeVisible();
  });

  test('that cannot be loaded is tried again', async () => {
    const retry = vi.fn<() => void>();
    data.welcome = { status: 'error', problem: 'unreachable', message: 'Out of reach.', retry };
    renderOnboarding();
    await press('Try again');
    expect(retry).toHaveBeenCalledOnce();
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
    ['a text that calls itself a PNG', new File(['text'], 'me.png', { type: 'image/png' }), /isn’t a photo/],
    ['an SVG', new File(['<svg xmlns=""/>'], 'me.svg', { type: 'image/svg+xml' }), /drawing \(SVG\)/],
    [
      '20 MB',
      new File([new Uint8Array(20 * 1_048_576)], 'me.jpg', { type: 'image/jpeg' }),
      /too large. Choose one of up to 15 MB/,
    ],
  ])('that is %s is refused with a sentence', async (_, file, sentence) => {
    atPhoto();
    await choose(file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this photo' })).toHaveAccessibleDescription(
      'Choose a photo, or skip this step.',
    );
  });

  test('is cropped, sent with its progress, and shown on the profile and in the account', async () => {
    let arrive: (sent: PhotoReply) => void = () => {};
    data.upload = { sent: new Promise((resolve) => (arrive = resolve)), cancel: () => {} };
    atPhoto();
    await choose(new File([PNG], 'me.png'));
    expect(await screen.findByRole('img', { name: 'Your photo as others will see it' })).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    await press('Use this photo');
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveValue(25);
    act(() => data.onShare?.(1));
    expect(await screen.findByText('Checking the photo')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
    arrive({ status: 'done', value: { photoURL: 'https://files.example.com/photo' } });
    expect(await heading(INTERESTS)).toBeVisible();
    expect(data.updates).toEqual([
      { uid: 'user_ada', fields: { photoURL: 'https://files.example.com/photo' } },
    ]);
  });

  test('whose upload is cancelled can be cropped and sent again', async () => {
    let arrive: (sent: PhotoReply) => void = () => {};
    const cancel = () =>
      arrive({ status: 'failed', isCancelled: true, message: 'The upload was cancelled.' });
    data.upload = { sent: new Promise((resolve) => (arrive = resolve)), cancel };
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
    const enter = screen.getByRole('button', { name: 'Start debating' });
    expect(enter).toHaveAccessibleDescription('Accept the house rules first.');
    await userEvent.click(enter);
    expect(address()).toBe('/onboarding');
    expect(data.commands).toEqual([]);
  });

  test('once accepted, on the server, lead into the app', async () => {
    const { address } = await atTheRules();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I’ll keep to the house rules' }));
    await press('Start debating');
    await waitFor(() => expect(address()).toBe('/app'));
    expect(data.commands).toEqual([{ type: 'acceptRules' }]);
  });

  test('whose acceptance was not stored let nobody in', async () => {
    data.reply = { status: 'failed', fault: 'unreachable', message: 'The server didn’t answer.' };
    const { address } = await atTheRules();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I’ll keep to the house rules' }));
    await press('Start debating');
    expect(await screen.findByText('The server didn’t answer.')).toBeVisible();
    expect(address()).toBe('/onboarding');
  });
});
