import type { Page } from '@playwright/test';
import { floor, part, room } from './room-screen.ts';
import { expect, press, type Screen } from './screen.ts';

/** It is drawn. */
const mapOf = async (page: Page) => {
  await expect(page.getByText(/^\d+ lines? of argument/)).toBeVisible({ timeout: 40_000 });
};

export const MAP: Screen[] = [
  {
    name: 'room-map',
    who: 'cleo',
    path: room('words'),
    only: 'desk',
    act: async (page) => {
      await press('Draw the map')(page);
      await mapOf(page);
    },
  },
  {
    name: 'room-map-large',
    who: 'cleo',
    path: room('words'),
    only: 'desk',
    act: async (page) => {
      await press('Draw the map')(page);
      await press('Open large')(page);
      await expect(page.getByRole('dialog', { name: 'Argument map' })).toBeVisible();
    },
  },
  {
    name: 'room-map-tab',
    who: 'cleo',
    path: room('words'),
    only: 'phone',
    act: async (page) => {
      await part('Map')(page);
      await mapOf(page);
    },
  },
  {
    name: 'room-map-tab-sheet',
    who: 'cleo',
    path: room('words'),
    only: 'phone',
    act: async (page) => {
      await part('Map')(page);
      await mapOf(page);
      await page.getByText('Sheet', { exact: true }).click();
    },
  },
  {
    name: 'room-map-words',
    who: 'cleo',
    path: room('words'),
    act: async (page) => {
      await floor(page);
      if (await page.getByRole('button', { name: 'Draw the map' }).isVisible())
        await press('Draw the map')(page);
      else await part('Map')(page);
      await page.locator('.map-words').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
