import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { bigRoomEnvironment } from './environment.ts';

const PASSWORD = 'debate-well-2024';

/** Without these Chromium looks for its maker's hosts. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

const WHEEL_EVERY_MS = 60;

export const VIEWPORT = { width: 1_440, height: 900 };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: bigRoomEnvironment().chromiumPath, args: QUIET });
}

/** A browser in which one of the demo people is signed in, without any room data. */
export async function signedInContext(browser: Browser, person: 'ada' | 'cleo'): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: bigRoomEnvironment().webUrl, viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.locator('input[name="identifier"]').fill(`${person}@example.com`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/\/app\/dashboard$/, { timeout: 120_000 });
  await page.close();
  return context;
}

/** Turns the wheel this many times, by this many pixels each, as fast as a hand does. */
export async function wheel(page: Page, pixels: number, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await page.mouse.wheel(0, pixels);
    await sleep(WHEEL_EVERY_MS);
  }
}

/** The floor of a room, which scrolls. */
export const floorOn = (page: Page) => page.getByRole('region', { name: 'What was said' });
