import { expect as soon, type Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import type { DemoPerson } from '../src/support/people.ts';
import { userDocumentsOf } from '../src/support/server.ts';
import type { Stage } from './stage.ts';

/** One picture: the viewer, the page, and their previous actions. */
export interface Screen {
  name: string;
  who: DemoPerson | 'visitor';
  path?: string | ((stage: Stage) => Promise<string>);
  act?: (page: Page, stage: Stage) => Promise<unknown>;
  /** Runs in the page before anything of the product does. */
  script?: string;
  only?: 'desk' | 'phone';
  /** Whether the picture is of a server that refuses. */
  isRefused?: true;
}

/** Outside a test Playwright waits five seconds only. */
export const expect = soon.configure({ timeout: 20_000 });

export const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('.bones, .spinner-page')).toHaveCount(0);
}

/** Fay signs in to Firebase again, with only these claims. */
export async function signInAgain(page: Page, claims: Record<string, true>): Promise<void> {
  const [fay] = await userDocumentsOf('fay@example.com');
  await getAuth().setCustomUserClaims(fay?.id ?? '', claims);
  await page.evaluate(() => void indexedDB.deleteDatabase('firebaseLocalStorageDb'));
}
