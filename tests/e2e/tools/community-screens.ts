import type { Page } from '@playwright/test';
import { expect, press, settled, signInAgain, type Screen } from './screen.ts';

const search = (name: string, words: string) => async (page: Page) => {
  await settled(page);
  await page.getByRole('searchbox', { name }).fill(words);
  await expect(page.locator('main .state')).toBeVisible();
};

async function writeFive(page: Page): Promise<void> {
  await page.getByLabel('What interests you?').fill('football and money');
  await press('Write five motions')(page);
  await expect(page.getByRole('article')).toHaveCount(5);
}

async function menuOfATopic(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await press(/^More about/)(page);
}

async function openProfile(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('link', { name: /^Ada Marsh/ }).click();
  await expect(
    page.getByRole('complementary', { name: 'Ada Marsh' }).getByText('Recent debates'),
  ).toBeVisible();
}

async function asModerator(page: Page): Promise<void> {
  await signInAgain(page, { moderator: true, secondFactor: true });
  await page.goto('/app/moderation');
  await settled(page);
}

async function report(page: Page, words: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'Report to the house' }).click();
  await page.getByRole('textbox', { name: 'What happened' }).fill(words);
  await press('Send the report')(page);
  await expect(page.getByText('We’ve received your report')).toBeVisible();
}

/** Two reports that wait: of a topic and of a person. */
async function reportTwo(page: Page): Promise<void> {
  await page.goto('/app/topics/community');
  await menuOfATopic(page);
  await report(page, 'Nobody can tell what is meant.');
  await page.goto('/app/people');
  await openProfile(page);
  await press('More: block, report')(page);
  await report(page, 'Sells ties in every debate.');
}

/** Topics and people, as those meet them who look around. */
export const COMMUNITY: Screen[] = [
  { name: 'people-profile', who: 'cleo', path: '/app/people', act: openProfile },
  { name: 'people-nobody', who: 'cleo', path: '/app/people', act: search('Search people', 'xyzzy') },
  {
    name: 'people-challenge',
    who: 'cleo',
    path: '/app/people',
    async act(page) {
      await openProfile(page);
      await press('Challenge')(page);
      await expect(page.getByRole('textbox', { name: 'Motion' })).toBeVisible();
    },
  },
  { name: 'generate-five', who: 'cleo', path: '/app/topics/generate', act: writeFive },
  {
    name: 'generate-own',
    who: 'cleo',
    path: '/app/topics/generate',
    async act(page) {
      await press('Write my own motion')(page);
      await page.getByLabel('Motion', { exact: true }).fill('This house would tax greedy clubs');
      await expect(page.getByRole('button', { name: /^Use this: / })).toBeVisible();
    },
  },
  {
    name: 'community-nothing',
    who: 'cleo',
    path: '/app/topics/community',
    act: search('Search motions', 'xyzzy'),
  },
  { name: 'community-menu', who: 'dara', path: '/app/topics/community', act: menuOfATopic },
  { name: 'practice-form', who: 'cleo', path: '/app/room?start&practice', act: settled },
  {
    name: 'notices',
    who: 'cleo',
    path: '/app/people',
    act: async (page) => {
      await settled(page);
      await press(/^Notices/)(page);
    },
  },
  { name: 'moderation-none', who: 'fay', act: asModerator },
  { name: 'moderation-refused', who: 'dara', path: '/app/moderation', act: settled },
  {
    name: 'moderation-waiting',
    who: 'fay',
    async act(page) {
      await reportTwo(page);
      await asModerator(page);
      await expect(page.getByRole('listitem', { name: 'Profile' }).first()).toBeVisible();
      await press('Review and decide')(page);
    },
  },
  {
    name: 'motion-waiting',
    who: 'cleo',
    path: '/app/topics/generate',
    async act(page) {
      const motion = motionThatWaits(page);
      await press('Write my own motion')(page);
      await page.getByLabel('Motion', { exact: true }).fill(motion);
      await press(`Publish: ${motion}`)(page);
      await expect(page.getByText('It’s waiting for a house moderator.')).toBeVisible();
    },
  },
  {
    name: 'motion-waiting-mine',
    who: 'cleo',
    path: '/app/topics/community',
    act: (page) => expect(page.getByRole('region', { name: 'Your topics awaiting review' })).toBeVisible(),
  },
  {
    name: 'motion-waiting-case',
    who: 'fay',
    async act(page) {
      await asModerator(page);
      const waiting = page.getByRole('listitem', { name: 'Waiting topic' }).first();
      await waiting.getByRole('button', { name: 'Review and decide' }).click();
    },
  },
];

/** It speaks of a group, so it waits; at each size another one, because nobody proposes a motion twice. */
const motionThatWaits = (page: Page) =>
  `This house would move Roma families out of the camps at the edge of ${page.viewportSize()?.width} towns`;
