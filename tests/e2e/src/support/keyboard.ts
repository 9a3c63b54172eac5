import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const STOPS_MOST = 120;

/** Presses Tab until this has the focus. @throws Error if it cannot be reached; the message names the stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const stops: string[] = [];
  for (let stop = 0; stop < STOPS_MOST; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    stops.push(await focusedName(page));
  }
  throw new Error(`No Tab leads to ${target.toString()}: ${stops.join(' → ')}`);
}

/** Goes to a button or link with Tab, and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** What has the focus now, by its role or element and its text. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${kind} “${label.trim().slice(0, 60)}”`;
  });
}

/** Fails where Tab never leaves a part of the page: it must pass each stop once, and then begin again. */
export async function expectNoTrap(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    globalThis.tabStops = [];
  });
  for (let stop = 0; stop < STOPS_MOST; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const before = globalThis.tabStops.indexOf(element);
      globalThis.tabStops.push(element);
      return before;
    });
    if (place === 'end' || place === 0) return;
    if (place > 0) throw new Error(`Tab is trapped at ${await focusedName(page)} on ${page.url()}`);
  }
  throw new Error(`Tab does not come round within ${STOPS_MOST} stops on ${page.url()}`);
}

declare global {
  // oxlint-disable-next-line no-var -- a global of the page has to be a `var`
  var tabStops: Element[];
}
