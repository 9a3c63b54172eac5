import type { Page } from '@playwright/test';
import { EXCHANGE_TOKEN, giveToken } from '../src/support/identity.ts';
import { newPerson, signInByForm, signUpByForm } from '../src/support/people.ts';
import { COMMUNITY } from './community-screens.ts';
import { FAIR } from './fair-screens.ts';
import { LEARNING } from './learning-screens.ts';
import { MEETING } from './meeting-screens.ts';
import { PLOTS } from './plot-screens.ts';
import { OPERATIONS } from './operations-screens.ts';
import { PAGE_STATES } from './page-state-screens.ts';
import { ROOMS } from './room-screens.ts';
import { expect, heading, press, settled, type Screen } from './screen.ts';

const PUBLIC: Screen[] = [
  {
    name: 'landing',
    who: 'visitor',
    path: '/',
    act: (page) => expect(page.locator('#contact')).toBeVisible(),
  },
  { name: 'landing-menu', who: 'visitor', path: '/', act: press('Menu'), only: 'phone' },
  { name: 'landing-demo-held', who: 'visitor', path: '/#demo', act: answerTheDemo },
  {
    name: 'landing-signed-in',
    who: 'cleo',
    path: '/',
    act: (page) => expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible(),
  },
  { name: 'faq', who: 'visitor', path: '/faq', act: heading },
  { name: 'help', who: 'visitor', path: '/help', act: heading },
  { name: 'help-moderation', who: 'visitor', path: '/help/moderation', act: heading },
  { name: 'help-moderation-tried', who: 'visitor', path: '/help/moderation', act: tryTheModerator },
  { name: 'goodbye', who: 'visitor', path: '/goodbye', act: heading },
  { name: 'not-found', who: 'visitor', path: '/no-such-page', act: heading },
  { name: 'sign-in', who: 'visitor', path: '/sign-in', act: heading },
  { name: 'sign-in-wrong', who: 'visitor', path: '/sign-in', act: signInWrongly },
  { name: 'sign-up', who: 'visitor', path: '/sign-up', act: heading },
];

const ENTRANCE: Screen[] = [
  {
    name: 'signing-in',
    who: 'visitor',
    act: (page) => signInWhile(page, () => page.route(EXCHANGE_TOKEN, () => {}), 'Signing you in'),
  },
  {
    name: 'authentication-error',
    who: 'visitor',
    act: (page) => signInWhile(page, () => giveToken(page.context(), ''), 'No Firebase token'),
  },
  { name: 'onboarding-name', who: 'visitor', act: register },
  {
    name: 'onboarding-photo',
    who: 'visitor',
    act: registerWithName,
  },
  {
    name: 'onboarding-interests',
    who: 'visitor',
    act: async (page) => {
      await registerWithName(page);
      await press('Skip')(page);
      await expect(page.getByRole('button', { name: 'Law' })).toBeVisible();
    },
  },
  {
    name: 'onboarding-rules',
    who: 'visitor',
    act: async (page) => {
      await registerWithName(page);
      await press('Skip')(page);
      await press('Law')(page);
      await press('Skip')(page);
      await expect(page.getByRole('checkbox')).toBeVisible();
    },
  },
  {
    name: 'dashboard-first-visit',
    who: 'visitor',
    act: async (page) => {
      await register(page);
      await page.goto('/app/dashboard');
      await settled(page);
    },
  },
];

const KIALO = `Discussion Title: This house would make all buses free

1. City buses should be free for everybody.
1.1. Pro: Cleaner air is worth more to a city than the fares that it gives up.
1.1.1. Con: Most buses still burn diesel, so more of them make the air worse first.
1.2. Pro: Who has least spends most of it on getting to work.
1.3. Con: Somebody has to pay, and it will be people who live where no bus goes.
1.4. Con: Free rides fill buses with people who would have walked.
1.5. Pro: ${'It takes long to say why this is so. '.repeat(10)}`;

async function pasteMap(page: Page, text: string): Promise<void> {
  await press('Write my own motion')(page);
  await press('Start from an argument map')(page);
  await page.getByRole('textbox', { name: 'Argument map' }).fill(text);
  if (text.startsWith('Discussion')) await expect(page.getByText(/^Kialo text/)).toBeVisible();
  else if (text) await expect(page.getByText(/^This isn’t an argument map/)).toBeVisible();
}

const PAGES: Screen[] = [
  ...Object.entries({
    dashboard: '/app/dashboard',
    lobby: '/app/room?start',
    people: '/app/people',
    generate: '/app/topics/generate',
    community: '/app/topics/community',
    learning: '/app/learning',
    feedback: '/app/feedback',
    settings: '/app/settings',
    'not-found-in-app': '/app/no-such-page',
  }).map(([name, path]): Screen => ({ name, who: 'cleo', path, act: settled })),
  ...Object.entries({
    'topic-map-read': KIALO,
    'topic-map-refused': 'Buses should be free, because the air would be cleaner.',
    'topic-map-empty': '',
  }).map(([name, text]): Screen => ({
    name,
    who: 'cleo',
    path: '/app/topics/generate',
    act: (page) => pasteMap(page, text),
  })),
  {
    name: 'settings-delete',
    who: 'cleo',
    path: '/app/settings',
    act: async (page) => {
      await press('Delete my account')(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/to delete the account/)).toBeVisible();
    },
  },
  { name: 'lobby-refused', who: 'cleo', path: '/app/room?start', act: press('Open the room') },
  {
    name: 'sidebar-collapsed',
    who: 'cleo',
    path: '/app/people',
    act: press('Collapse sidebar'),
    only: 'desk',
  },
  { name: 'app-menu', who: 'cleo', path: '/app/people', act: press('Menu'), only: 'phone' },
  { name: 'account-menu', who: 'cleo', path: '/app/people', act: openAccountMenu },
  {
    name: 'account',
    who: 'cleo',
    path: '/app/people',
    act: async (page) => {
      await openAccountMenu(page);
      await page.locator('.cl-userButtonPopoverActionButton__manageAccount').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'palette',
    who: 'cleo',
    path: '/app/people',
    act: async (page) => {
      await settled(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'palette-hits',
    who: 'cleo',
    path: '/app/people',
    act: async (page) => {
      await settled(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search or enter a command' })).toBeFocused();
      await page.keyboard.type('vot');
      await expect(page.getByRole('group', { name: 'Topics' })).toBeVisible();
    },
  },
  {
    name: 'palette-nothing',
    who: 'cleo',
    path: '/app/people',
    act: async (page) => {
      await settled(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search or enter a command' })).toBeFocused();
      await page.keyboard.type('xyzzy');
      await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0);
    },
  },
];

export const SCREENS: readonly Screen[] = [
  ...PUBLIC,
  ...ENTRANCE,
  ...PAGES,
  ...PAGE_STATES,
  ...COMMUNITY,
  ...LEARNING,
  ...PLOTS,
  ...OPERATIONS,
  ...ROOMS,
  ...FAIR,
  ...MEETING,
];

/** By Clerk's own classes: its words are not in the catalogue. */
async function openAccountMenu(page: Page): Promise<void> {
  await page.locator('.cl-userButtonTrigger').click();
  await expect(page.locator('.cl-userButtonPopoverCard')).toBeVisible();
}

async function tryTheModerator(page: Page): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Your words' })
    .fill(
      'Free buses cost nine per cent of the budget, says the report of 2021, and you are an idiot to deny it.',
    );
  await page.getByRole('textbox', { name: /^Motion/ }).fill('This house would make public transport free');
  await page.getByText('Attack on a person', { exact: true }).click();
}

async function answerTheDemo(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Your answer to/ }).fill('You are an idiot.');
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.getByText('holds this message')).toBeVisible();
}

async function signInWrongly(page: Page): Promise<void> {
  await page.locator('input[name="identifier"]').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name="password"]').fill('not the password');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/incorrect/i).last()).toBeVisible();
}

async function signInWhile(page: Page, prepare: () => Promise<unknown>, words: string): Promise<void> {
  await prepare();
  await page.goto('/sign-in');
  await signInByForm(page, 'emil');
  await expect(page.getByText(words)).toBeVisible();
}

async function register(page: Page): Promise<void> {
  await page.goto('/sign-up');
  await signUpByForm(page, newPerson());
  await expect(page).toHaveURL(/\/onboarding$/);
  await heading(page);
}

async function registerWithName(page: Page): Promise<void> {
  await register(page);
  await page.getByRole('textbox', { name: 'Username' }).fill(`gina_${Date.now().toString(36)}`);
  await press('Continue')(page);
  await expect(page.getByRole('heading', { name: 'A face to the name' })).toBeVisible();
}
