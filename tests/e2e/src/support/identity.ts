import { expect, type BrowserContext, type Page } from '@playwright/test';

/** The place where Clerk gives the token for `exchangeToken`, and that function itself. */
export const TEMPLATE_TOKEN = '**/tokens/integration_firebase**';
export const EXCHANGE_TOKEN = '**/exchangeToken';

/** From now on Clerk's template gives this token in every page of the context. */
export async function giveToken(context: BrowserContext, jwt: string): Promise<void> {
  await context.route(TEMPLATE_TOKEN, (route) => route.fulfill({ json: { object: 'token', jwt } }));
}

/** The specified line replaces the product, which renders nothing else. */
export async function expectAuthenticationError(page: Page, message: string | RegExp): Promise<void> {
  const line = page.getByRole('alert').getByRole('paragraph');
  await expect(line).toHaveText(message);
  await expect(line).toContainText(/^Firebase Authentication Error: /);
  const whole = `${await line.textContent()}Try again`;
  expect((await page.locator('#root').textContent())?.replaceAll(/\s+/g, ' ').trim()).toBe(whole);
}

/** The people whom Firebase considers signed in in this browser, as stored by its SDK. */
export async function firebaseSessions(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('no database'));
    });
    try {
      if (!database.objectStoreNames.contains('firebaseLocalStorage')) return [];
      const reading = database
        .transaction('firebaseLocalStorage')
        .objectStore('firebaseLocalStorage')
        .getAllKeys();
      const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error ?? new Error('unreadable'));
      });
      return keys.map(String).filter((key) => key.startsWith('firebase:authUser'));
    } finally {
      database.close();
    }
  });
}
