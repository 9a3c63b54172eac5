import type { Page } from '@playwright/test';
import { signInByForm, type DemoPerson } from './people.ts';

/**
 * Leads somebody from the front page over the sign-in form to their dashboard.
 * @returns the requests that the page sent until the dashboard could be used
 */
export async function visitFirst(page: Page, person: DemoPerson): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await signInByForm(page, person);
  await page.waitForURL(/\/app\/dashboard$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  return [...requests];
}
