import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArguments, stackEnvironment } from '../src/support/environment.ts';
import { createGuard, NETWORK_CUT } from '../src/support/guard.ts';
import { createPeople } from '../src/support/people.ts';
import { openStage, type Stage } from './stage.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/**
 * Photographs every screen and state of a running stack, at both sizes and in both themes, into `.local/screenshots`.
 * `npm run stack` prints the variables to export first; an argument selects the screens that contain it.
 */

const FOLDER = fileURLToPath(new URL('../../../.local/screenshots', import.meta.url));
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;

const [wanted = ''] = process.argv.slice(2);
const { chromiumPath } = stackEnvironment();
const browser = await chromium.launch({
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: chromiumArguments,
});
const stage = openStage();
const failed: string[] = [];
try {
  for (const screen of SCREENS.filter(({ name }) => name.includes(wanted))) {
    for (const size of screen.only ? [screen.only] : (['desk', 'phone'] as const)) {
      await photograph(screen, size, stage).catch((error: unknown) => {
        failed.push(`${screen.name} ${size}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  }
} finally {
  await stage.close();
  await browser.close();
}
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;

async function photograph(
  { name, who, path, act, isRefused }: Screen,
  size: Size,
  where: Stage,
): Promise<void> {
  const guard = createGuard();
  guard.allow(NETWORK_CUT, 'some pictures are of a page without a network');
  if (isRefused)
    guard.allow(/status of (403|503)|Could not reach Cloud Firestore/, 'the server is made to refuse');
  const people = createPeople(browser, guard);
  try {
    const options = { viewport: SIZES[size] };
    const { page } = who === 'visitor' ? await people.visitor(options) : await people.open(who, options);
    page.setDefaultTimeout(20_000);
    if (path) await page.goto(typeof path === 'string' ? path : await path(where));
    await act?.(page);
    // On a scrolled page, a full-page picture would show fixed elements in the middle.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, colorScheme);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.screenshot({
        path: `${FOLDER}/${name}-${size}-${colorScheme}.png`,
        fullPage: true,
        animations: 'disabled',
        caret: 'initial',
      });
    }
    for (const problem of guard.problems()) console.warn(`${name} ${size}: ${problem}`);
  } finally {
    await people.close();
  }
}
