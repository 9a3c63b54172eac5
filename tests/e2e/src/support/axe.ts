import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs in the page until its colours and places are final. Animations are finished, not awaited: one that scrolls out of
 * view pauses, and would never end. After a resize a list measures its lines again, and they overlap for some frames.
 */
async function comeToRest(): Promise<void> {
  const passing = () =>
    document
      .getAnimations()
      .filter((one) => one.playState !== 'finished' && one.effect?.getComputedTiming().endTime !== Infinity);
  const places = () =>
    [...document.body.querySelectorAll('*')]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => `${x},${y},${width},${height}`)
      .join(';');
  let before = '';
  // A line that arrives meanwhile begins another animation, so it takes two frames in which nothing began or moved.
  for (let round = 0; round < 50; round += 1) {
    for (const one of passing()) one.finish();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const now = places();
    if (passing().length === 0 && now === before) return;
    before = now;
  }
}

/** The findings of axe on the current page, each with its elements. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(comeToRest);
  const { violations } = await new AxeBuilder({ page })
    // Only violations are told in full. Without this axe hands over every element that passed.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // In the page itself. Otherwise each look opens a second page; we have no frames of other origins.
    .setLegacyMode()
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Expects no axe findings on the page in its current look; `state` names the content. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const findings = await axeFindings(page);
  // In the message: a summary of a run shows the first lines of an error, and these are what matters.
  expect(findings, [state, ...findings].join('\n')).toEqual([]);
}

/** Each theme once on a wide screen and once on a phone; the first two cover both. */
export const LOOKS = [
  { theme: 'dark', viewport: { width: 1440, height: 900 } },
  { theme: 'light', viewport: { width: 390, height: 844 } },
  { theme: 'light', viewport: { width: 1440, height: 900 } },
  { theme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** axe finds nothing on the page in any of these looks; the page keeps the last one. */
export async function expectAccessibleIn(
  looks: readonly (typeof LOOKS)[number][],
  page: Page,
  state: string = new URL(page.url()).pathname,
): Promise<void> {
  for (const { theme, viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await expectAccessible(page, `${state} in ${theme} at ${viewport.width}`);
  }
}
