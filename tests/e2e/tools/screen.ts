import { expect as soon, type Page } from '@playwright/test';
import type { DemoPerson } from '../src/support/people.ts';
import type { Stage } from './stage.ts';

/** One picture: who looks, where, and what they did before. */
export interface Screen {
  name: string;
  who: DemoPerson | 'visitor';
  path?: string | ((stage: Stage) => Promise<string>);
  act?: (page: Page) => Promise<unknown>;
  only?: 'desk' | 'phone';
}

/** Outside a test Playwright waits five seconds only. */
export const expect = soon.configure({ timeout: 20_000 });

export const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('.bones')).toHaveCount(0);
}
