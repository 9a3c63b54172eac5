import type { Page } from '@playwright/test';
import { roomOn } from '../src/support/room.ts';
import { asked, floor, room } from './room-screen.ts';
import { expect, press, type Screen } from './screen.ts';

const moderation = (page: Page) => page.getByRole('dialog', { name: 'This room’s moderator' });

/** The moderator in the room: holds, hidden messages, appeals and decisions. */
export const MODERATION: readonly Screen[] = [
  {
    name: 'room-moderated-why',
    who: 'ben',
    path: room('questioned'),
    act: async (page) => {
      await floor(page);
      await unfold(page);
      await roomOn(page).note('One phrase').last().getByRole('button', { name: 'Why?' }).click();
    },
  },
  { name: 'room-moderated-restored', who: 'cleo', path: room('questioned'), act: floor },
  {
    name: 'room-moderated-appealing',
    who: 'ada',
    path: room('live'),
    act: async (page) => {
      await floor(page);
      await press('Appeal')(page);
      await expect(page.getByRole('dialog', { name: 'Appeal to a human' })).toBeVisible();
    },
  },
  {
    name: 'room-moderated-appeals',
    who: 'cleo',
    path: room('appealed'),
    act: async (page) => {
      await press('1 appeal is waiting for you')(page);
      await expect(moderation(page).getByRole('listitem')).toHaveCount(1);
    },
  },
  {
    name: 'room-moderated-menu',
    who: 'ada',
    path: room('questioned'),
    act: async (page) => {
      await floor(page);
      await moderatorMenu(page);
    },
  },
  { name: 'room-moderated-types', who: 'ada', path: room('questioned'), act: opens('Turn off a check') },
  { name: 'room-moderated-log-host', who: 'ada', path: room('questioned'), act: opens('Moderation log') },
  { name: 'room-moderated-log', who: 'ben', path: room('questioned'), act: opens('Moderation log') },
  { name: 'room-moderated-log-empty', who: 'cleo', path: room('cooling'), act: opens('Moderation log') },
  { name: 'room-moderated-balance', who: 'cleo', path: room('questioned'), act: opens('Found and acted on') },
  {
    name: 'room-moderated-cooling',
    who: 'ben',
    path: room('cooling'),
    act: async (page) => {
      await asked('Cooling off')(page);
      await roomOn(page).composer.fill('Then I write ahead.');
    },
  },
  { name: 'room-moderated-cooling-watching', who: 'cleo', path: room('cooling'), act: asked('Cooling off') },
  {
    name: 'room-moderated-ai-paused',
    who: 'ben',
    path: room('aiPaused'),
    act: (page) => expect(page.getByText('AI paused by the host')).toBeVisible(),
  },
  {
    name: 'room-moderated-hint',
    who: 'ben',
    path: room('questioned'),
    act: async (page) => {
      await floor(page);
      await roomOn(page).composer.fill(
        'Thirty numbers say more, and you are a fool if you cannot read them.',
      );
      await expect(page.locator('.composer-marks mark')).toBeVisible();
    },
  },
  {
    name: 'room-moderated-stopped',
    who: 'cleo',
    path: room('stopped'),
    act: asked('The moderator calls the host'),
  },
  {
    name: 'room-moderated-hidden',
    who: 'ben',
    path: room('stopped'),
    act: asked('The moderator calls the host'),
  },
  {
    name: 'room-moderated-called',
    who: 'ada',
    path: room('stopped'),
    act: asked('The moderator calls the host'),
  },
  {
    name: 'room-moderated-deciding',
    who: 'ada',
    path: room('stopped'),
    act: async (page) => {
      await press('Look at it')(page);
      await expect(page.getByRole('dialog', { name: 'What the moderator hid' })).toBeVisible();
    },
  },
];

/** A private note is one line on a phone. */
async function unfold(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: /^Note from the moderator/ }).first();
  if (await folded.isVisible()) await folded.click();
}

/** In the host's bar, or in the menu of the room's head. */
async function moderatorMenu(page: Page): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Host' }).getByRole('button', { name: 'Moderator' });
  if (await bar.isVisible()) await bar.click();
  else await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

function opens(item: string) {
  return async (page: Page) => {
    await floor(page);
    await moderatorMenu(page);
    await page.getByRole('menuitem', { name: item }).click();
    await expect(moderation(page)).toBeVisible();
    await expect(moderation(page).locator('[aria-busy="true"]')).toHaveCount(0);
  };
}
