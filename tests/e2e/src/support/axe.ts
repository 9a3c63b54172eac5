import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, each with the elements that it means. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Colours that are still on their way would be judged half-way.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((one) => one.finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** axe finds nothing on the page in the look that it has; `state` names what stands there. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await axeFindings(page), state).toEqual([]);
}
