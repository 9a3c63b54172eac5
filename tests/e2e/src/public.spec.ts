import { signInByForm } from './support/people.ts';
import { roomOn } from './support/room.ts';
import { startDebateAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const ANCHORS = ['about', 'features', 'pricing', 'how-it-works', 'benefits', 'contact'];
const LINKS = ['About', 'Features', 'Pricing', 'Contact', 'FAQ', 'Support Us'];
const COPYRIGHT = '© 2024 Rostrum. All rights reserved.';

test('the landing page has every specified anchor, each a part with a name', async ({ page }) => {
  await page.goto('/');
  for (const anchor of ANCHORS) await expect(page.locator(`#${anchor}`)).toHaveAccessibleName(/\w/);
});

test('the landing links are About, Features, Pricing, Contact, FAQ and Support Us, and lead there', async ({
  page,
}) => {
  await page.goto('/');
  const site = page.getByRole('navigation', { name: 'Site', exact: true });
  await expect(site.getByRole('link')).toHaveText(LINKS);
  for (const [name, anchor] of [
    ['About', 'about'],
    ['Features', 'features'],
    ['Pricing', 'pricing'],
    ['Contact', 'contact'],
  ] as const) {
    await site.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/#${anchor}$`));
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
  await site.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
});

for (const anchor of ANCHORS) {
  test(`an address that ends in #${anchor} opens the landing page there`, async ({ page }) => {
    await page.goto(`/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport({ ratio: 0.2 });
  });
}

test('on a phone the site’s links are in a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Site', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Site menu' });
  await expect(menu.getByRole('link')).toHaveText(LINKS);
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(menu).toBeHidden();
});

test('the footer has the same links', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('contentinfo').getByRole('link')).toContainText([/Rostrum/, ...LINKS]);
});

test('Support Us leads to a donation page outside of the product', async ({ page, baseURL }) => {
  await page.goto('/');
  const support = page
    .getByRole('navigation', { name: 'Site', exact: true })
    .getByRole('link', { name: 'Support Us' });
  const href = (await support.getAttribute('href')) ?? '';
  expect(new URL(href).origin).not.toBe(baseURL);
});

test('signed out, the header offers Sign In and Register', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/sign-up');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
});

test('signed in, the header offers the Dashboard and the avatar menu', async ({ people }) => {
  const { page } = await people.open('emil', { at: '/' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(header.getByRole('button', { name: /user/i })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
});

for (const path of ['/', '/faq', '/help', '/help/moderation', '/no-such-page']) {
  test(`${path} closes with the specified line`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText(COPYRIGHT);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an unknown address explains that it leads nowhere', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No one sits here');
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the live demo holds an attack on a person with the real engine, and passes a fair answer', async ({
  page,
}) => {
  await page.goto('/');
  const composer = page.getByRole('textbox', { name: /Your answer to/ });
  await composer.fill('You are an idiot.');
  await page.getByRole('button', { name: 'Speak' }).click();
  const demo = page.locator('#demo');
  await expect(demo.getByText('holds this message')).toBeVisible();
  await page.getByRole('button', { name: 'Edit and resend' }).click();
  await composer.fill('Your example proves less than you think.');
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(demo.getByText(/and found nothing to hold/)).toBeVisible();
});

test('the strict content security policy stops nothing that the product needs', async ({ people }) => {
  const { page, context } = await people.visitor();
  const violations: string[] = [];
  await context.exposeBinding('noteViolation', (_, violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (globalThis as unknown as { noteViolation(text: string): void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe-');
  expect(policy).toContain("require-trusted-types-for 'script'");
  const { roomId } = await startDebateAs('cleo', 'dara');
  for (const path of ['/faq', '/help', '/help/moderation', `/app/room/${roomId}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signInByForm(page, 'emil');
  await expect(roomOn(page).note('I am an AI. I take no side.')).toBeVisible();
  expect(violations).toEqual([]);
});
