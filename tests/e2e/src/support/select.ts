import { expect, type Locator } from '@playwright/test';

/**
 * Chooses in a select. Resolves once its list has closed, because otherwise its options would mix with those of the
 * next select.
 */
export async function chooseIn(select: Locator, option: string): Promise<void> {
  const page = select.page();
  await select.click();
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}
