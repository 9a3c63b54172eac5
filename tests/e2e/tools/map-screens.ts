import type { Page } from '@playwright/test';
import { floor, part, room } from './room-screen.ts';
import { expect, press, type Screen } from './screen.ts';

/** It is drawn. */
const mapOf = async (page: Page) => {
  await expect(page.getByText(/^\d+ lines? of argument/)).toBeVisible({ timeout: 40_000 });
};

/** A watcher of a debate with a few messages. */
const watching = { who: 'cleo', path: room('words') } as const;

export const MAP: Screen[] = [
  {
    name: 'room-map',
    ...watching,
    only: 'desk',
    act: async (page) => {
      await press('Draw the map')(page);
      await mapOf(page);
    },
  },
  {
    name: 'room-map-large',
    ...watching,
    only: 'desk',
    act: async (page) => {
      await press('Draw the map')(page);
      await press('View larger')(page);
      await expect(page.getByRole('dialog', { name: 'Argument map' })).toBeVisible();
    },
  },
  {
    name: 'room-map-tab',
    ...watching,
    only: 'phone',
    act: async (page) => {
      await part('Map')(page);
      await mapOf(page);
    },
  },
  {
    name: 'room-map-tab-sheet',
    ...watching,
    only: 'phone',
    act: async (page) => {
      await part('Map')(page);
      await mapOf(page);
      await page.getByText('Sheet', { exact: true }).click();
    },
  },
  {
    name: 'room-map-words',
    ...watching,
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
