import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowser, signedInContext, wheel } from '../browser.ts';
import { measureFrames, measureWork } from '../frames.ts';
import { countReads, readsOf } from '../reads.ts';
import { FRAME_BAR_MS, sayFrames, sayWork, verdict } from '../say.ts';
import { store } from '../store.ts';
import { manyPeople, PEOPLE } from './people.ts';
import { manyTopics, MOTIONS } from './topics.ts';

const READS_BAR = 25;
/** Waits for the rest of a list page. */
const SETTLE_MS = 4_000;
const ENTRIES_SCROLLED = 600;
const WHEEL_PX = 700;
const WHEELS = 150;

type List = { name: string; address: string; entries: (page: Page) => Promise<number>; more: string };

const LISTS: readonly List[] = [
  {
    name: 'Community Topics',
    address: '/app/topics/community',
    entries: (page) => page.locator('ul.list > li').count(),
    more: 'Show more',
  },
  {
    name: 'People',
    address: '/app/people',
    entries: (page) => page.locator('ol.list > li').count(),
    more: 'Load more',
  },
];

function sayReads(what: string, reads: Record<string, number>): void {
  const total = Object.values(reads).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(reads).map(([collection, count]) => `${count} ${collection}`);
  console.log(`${what}: ${total} documents (${verdict(total, READS_BAR)}): ${parts.join(', ') || 'nothing'}`);
}

/** The page's reads since then. */
async function readsSince(page: Page, before: Record<string, number>): Promise<Record<string, number>> {
  const { of } = await readsOf(page);
  const since = Object.entries(of).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(since.filter(([, count]) => count > 0));
}

/** Opens a list from another page, so that the shell's own reads do not count. */
async function open(page: Page, { name, address, entries }: List): Promise<void> {
  await page.goto('/app/learning');
  await sleep(SETTLE_MS);
  const before = await readsOf(page);
  await page.locator(`a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
  while ((await entries(page)) === 0) await sleep(100);
  await sleep(SETTLE_MS);
  sayReads(`${name}, first page`, await readsSince(page, before.of));
}

async function nextPage(page: Page, { more, entries }: List): Promise<void> {
  const shown = await entries(page);
  await page.getByRole('button', { name: more }).click();
  while ((await entries(page)) <= shown) await sleep(50);
}

async function measure(browser: Browser, page: Page, list: List): Promise<void> {
  await open(page, list);
  const before = await readsOf(page);
  await nextPage(page, list);
  await sleep(SETTLE_MS);
  sayReads(`${list.name}, next page`, await readsSince(page, before.of));
  for (let pages = 2; pages < ENTRIES_SCROLLED / 12; pages += 1) await nextPage(page, list);
  await page.mouse.move(600, 500);
  const upAndDown = async () => {
    for (const direction of [-1, 1]) await wheel(page, direction * WHEEL_PX, WHEELS);
  };
  const what = `${list.name}, ${await list.entries(page)} entries in the page, up and down`;
  sayFrames(what, await measureFrames(page, FRAME_BAR_MS, upAndDown));
  sayWork(what, await measureWork(browser, page, upAndDown));
}

async function counted(browser: Browser): Promise<BrowserContext> {
  const context = await signedInContext(browser, 'ada');
  await countReads(context);
  return context;
}

const nowMs = Date.now();
await store([...manyTopics(nowMs), ...manyPeople(nowMs)]);
console.log(`Stored ${MOTIONS} topics and ${PEOPLE} people`);
const browser = await openBrowser();
try {
  const page = await (await counted(browser)).newPage();
  for (const list of LISTS) await measure(browser, page, list);
} finally {
  await browser.close();
}
