import type { Page } from '@playwright/test';
import { roomOn, typeCode } from '../src/support/room.ts';
import { MAP } from './map-screens.ts';
import { MODERATION } from './moderation-screens.ts';
import { AFTER } from './record-screens.ts';
import { asked, floor, part, room } from './room-screen.ts';
import { expect, heading, press, settled, type Screen } from './screen.ts';

const heads = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

/** An act of the room's menu that opens a dialog. */
const asksFirst = (act: string, role: 'dialog' | 'alertdialog') => async (page: Page) => {
  await floor(page);
  await actInRoom(page, act);
  await expect(page.getByRole(role)).toBeVisible();
};

const BEFORE: Screen[] = [
  { name: 'room-waiting', who: 'ada', path: room('waiting'), act: settled },
  { name: 'room-free-seat', who: 'cleo', path: room('waiting'), act: settled },
  { name: 'room-scheduled', who: 'ada', path: room('scheduled'), act: settled },
  { name: 'room-locked', who: 'cleo', path: room('locked'), act: heading },
  { name: 'room-unknown', who: 'cleo', path: '/app/room/there-is-none-here', act: heading },
  {
    name: 'room-code-unknown',
    who: 'cleo',
    path: '/app/room?join',
    act: async (page) => {
      await typeCode(page, 'ZZZZZZ');
      await expect(page.getByText('No debate has that code.')).toBeVisible();
    },
  },
  { name: 'room-full', who: 'cleo', path: room('ready'), act: settled },
  { name: 'room-ready', who: 'ada', path: room('ready'), act: settled },
  { name: 'room-preparation', who: 'ada', path: room('prepared'), act: heads('Preparation') },
  // One of the two chooses, the other waits; the coin decides who.
  { name: 'room-coin-for', who: 'ada', path: room('coin'), act: heads('The coin has landed') },
  { name: 'room-coin-against', who: 'ben', path: room('coin'), act: heads('The coin has landed') },
];

const LIVE: Screen[] = [
  {
    name: 'room-live-held',
    who: 'ada',
    path: room('live'),
    act: async (page) => {
      await floor(page);
      await expect(page.getByRole('button', { name: 'Edit and resend' })).toBeVisible();
      await page.getByRole('button', { name: 'Why?' }).last().click();
    },
  },
  {
    name: 'room-live-hint',
    who: 'ben',
    path: room('live'),
    act: async (page) => {
      await floor(page);
      await roomOn(page).composer.fill('You are a fool if you believe that.');
      await expect(page.getByText('speaks about a person')).toBeVisible();
    },
  },
  {
    name: 'room-live-keyboard',
    who: 'ben',
    path: room('live'),
    only: 'phone',
    act: async (page) => {
      await floor(page);
      await roomOn(page).composer.fill('A duty lifts turnout.');
      // Chromium gives the keyboard's part of the window away.
      await page.setViewportSize({ width: 390, height: 508 });
      await expect(page.locator('html')).toHaveAttribute('data-keyboard', 'open');
    },
  },
  { name: 'room-live-watching', who: 'cleo', path: room('live'), act: floor },
  { name: 'room-correspondence', who: 'ada', path: room('correspondence'), act: floor },
  { name: 'room-hands', who: 'ada', path: room('hands'), act: floor },
  { name: 'room-hands-watching', who: 'cleo', path: room('hands'), act: floor },
  { name: 'room-people', who: 'ben', path: room('live'), act: part('People'), only: 'phone' },
  { name: 'room-order', who: 'ben', path: room('live'), act: part('Order'), only: 'phone' },
  { name: 'room-prep-bank', who: 'ada', path: room('prepBank'), act: settled },
  { name: 'room-prep-bank-other-side', who: 'ben', path: room('prepBank'), act: settled },
  {
    name: 'room-offline',
    who: 'ben',
    path: room('live'),
    act: async (page) => {
      await floor(page);
      await page.context().setOffline(true);
      await roomOn(page).say('Said in a tunnel.');
      await expect(page.getByText('You’re offline.')).toBeVisible();
    },
  },
  {
    name: 'room-leaving',
    who: 'ben',
    path: room('live'),
    act: asksFirst('Leave', 'alertdialog'),
  },
  {
    name: 'room-asking',
    who: 'ada',
    path: room('live'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Ask for the next step' }).click();
      await page.getByRole('button', { name: 'Take it back' }).waitFor();
    },
  },
  {
    name: 'room-invite',
    who: 'ada',
    path: room('live'),
    act: asksFirst('Invite', 'dialog'),
  },
];

/** The bar between the floor and the composer. */
const ASKS: Screen[] = [
  {
    name: 'room-poi-to-answer',
    who: 'ada',
    path: room('poiOffered'),
    act: asked('Point of information'),
  },
  { name: 'room-poi-offered', who: 'ben', path: room('poiOffered'), act: asked('Point of information') },
  {
    name: 'room-poi-to-put',
    who: 'ben',
    path: room('poiTaken'),
    act: async (page) => {
      await asked('Point of information')(page);
      await roomOn(page).composer.fill('Does that hold in a class of thirty?');
    },
  },
  { name: 'room-poi-taken', who: 'ada', path: room('poiTaken'), act: asked('Point of information') },
  { name: 'room-paused', who: 'ben', path: room('paused'), act: floor },
  { name: 'room-absence', who: 'ada', path: room('absent'), act: asked('Lost connection') },
  { name: 'room-absence-choice', who: 'ada', path: room('absentLong'), act: asked('Lost connection') },
  { name: 'room-substitute-asked', who: 'cleo', path: room('substitute'), act: asked('Free seat') },
  { name: 'room-free-seat-live', who: 'ada', path: room('freeSeat'), act: asked('Free seat') },
  { name: 'room-early-end-asked', who: 'ada', path: room('endAsked'), act: asked('Early end') },
  { name: 'room-early-end-waiting', who: 'ben', path: room('endAsked'), act: asked('Early end') },
  {
    name: 'room-vote-before',
    who: 'cleo',
    path: room('vote'),
    act: (page) => expect(roomOn(page).vote).toBeVisible(),
  },
];

const WORDS: Screen[] = [
  { name: 'room-words', who: 'cleo', path: room('words'), act: floor },
  {
    name: 'room-edit-history',
    who: 'ben',
    path: room('words'),
    act: async (page) => {
      await press('edited')(page);
      await expect(page.getByRole('dialog', { name: 'Before it was edited' })).toBeVisible();
    },
  },
  {
    name: 'room-quoting',
    who: 'ben',
    path: room('words'),
    act: async (page) => {
      await press('Quote Ada Marsh')(page);
      await expect(page.getByRole('button', { name: 'Don’t quote Ada Marsh' })).toBeVisible();
    },
  },
  {
    name: 'room-message-menu',
    who: 'cleo',
    path: room('words'),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More actions for what/ })
        .last()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'room-flag',
    who: 'cleo',
    path: room('words'),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More actions for what/ })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Tell the host' }).click();
      await expect(page.getByRole('dialog', { name: 'What should the host look at?' })).toBeVisible();
    },
  },
  {
    name: 'room-flags-for-the-host',
    who: 'ada',
    path: room('words'),
    act: async (page) => {
      await press('Flagged messages')(page);
      await expect(page.getByRole('dialog', { name: 'Flagged for you' })).toBeVisible();
    },
  },
  { name: 'room-backchannel', who: 'cleo', path: room('words'), act: openBackchannel },
  {
    name: 'room-backchannel-held',
    who: 'cleo',
    path: room('words'),
    act: async (page) => {
      await openBackchannel(page);
      await page
        .getByRole('textbox', { name: 'Write to everyone in the room' })
        .fill('You are an idiot if you grade.');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Held, only you see this').last()).toBeVisible();
    },
  },
];

export const ROOMS: readonly Screen[] = [
  ...BEFORE,
  ...LIVE,
  ...ASKS,
  ...MAP,
  ...WORDS,
  ...MODERATION,
  ...AFTER,
];

/** Beside the floor on a wide screen, a tab on a phone. */
async function openBackchannel(page: Page): Promise<void> {
  await floor(page);
  const tab = page.getByRole('radiogroup', { name: 'Part of the room' }).getByText('Chat', { exact: true });
  if (await tab.isVisible()) await tab.click();
  await expect(page.getByRole('log', { name: 'Audience chat' })).toContainText('I might.');
}

/** In the head of the room or its bar, or on a phone in its menu. */
async function actInRoom(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('menuitem', { name }).click();
}
