import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { build, preview } from 'vite';

/**
 * Takes a picture of every page of the gallery, in both themes and at both sizes, and runs axe on each of them. `node
 * libs/ui/gallery/look.ts [page …]`; pictures go to libs/ui/gallery/dist/shots. Exits with 1 if axe finds anything.
 */
const PAGES = ['states', 'dashboard', 'lobby', 'room', 'empty', 'error', 'landing', 'gate', 'onboarding'];
const SIZES = { desk: { width: 1440, height: 900 }, mob: { width: 390, height: 844 } };
const SHOTS = `${import.meta.dirname}/dist/shots`;

const pages = process.argv.length > 2 ? process.argv.slice(2) : PAGES;
mkdirSync(SHOTS, { recursive: true });
const configFile = `${import.meta.dirname}/vite.config.ts`;
await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, logLevel: 'error' });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const findings: string[] = [];
for (const theme of ['dark', 'light']) {
  for (const [size, viewport] of Object.entries(SIZES))
    findings.push(...(await lookAt(browser, theme, size, viewport)));
}
await browser.close();
await server.close();
console.log(findings.length > 0 ? findings.join('\n') : `axe finds nothing; the pictures are in ${SHOTS}`);
process.exitCode = findings.length > 0 ? 1 : 0;

async function lookAt(
  from: Browser,
  theme: string,
  size: string,
  viewport: { width: number; height: number },
) {
  const isMobile = size === 'mob';
  const context = await from.newContext({ viewport, isMobile, hasTouch: isMobile });
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const found: string[] = [];
  for (const name of pages) {
    const page = await context.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}?page=${name}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${SHOTS}/${name}-${theme}-${size}.png`, fullPage: name === 'states' });
    found.push(...(await readAloud(page, `${name} ${theme} ${size}`)));
    await page.close();
  }
  await context.close();
  return found;
}

async function readAloud(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${where}: ${id}, ${help} (${nodes.length}): ${nodes[0]?.html}`,
  );
}
