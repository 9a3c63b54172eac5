import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { floorOn, openBrowser, signedInContext } from './browser.ts';
import { bigRoom, MESSAGES } from './documents.ts';
import { scrollUp } from './frames.ts';
import { countReads, readsOf } from './reads.ts';
import { store } from './store.ts';
import { wordsOf } from './words.ts';

const READS_BAR = 80;
const FRAME_BAR_MS = 50;
/** What still comes after the newest words are there. */
const SETTLE_MS = 5_000;

/** Messages that are scrolled through; the word `all` after the command scrolls to the beginning. */
const FAR = process.argv[2] === 'all' ? MESSAGES : 2_000;

const verdict = (value: number, bar: number) => (value <= bar ? `within ${bar}` : `ABOVE ${bar}`);

/** A page that has just opened a room and shows its newest words; says what it has read for that. */
async function open(context: BrowserContext, kind: string, roomId: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/app/room/${roomId}`);
  await floorOn(page)
    .getByText(wordsOf(MESSAGES - 1))
    .waitFor({ timeout: 120_000 });
  await sleep(SETTLE_MS);
  const { total, of } = await readsOf(page);
  const parts = Object.entries(of).map(([collection, count]) => `${count} ${collection}`);
  console.log(
    `${kind}: opening reads ${total} documents (${verdict(total, READS_BAR)}): ${parts.join(', ')}`,
  );
  return page;
}

async function scroll(browser: Browser, page: Page, kind: string): Promise<void> {
  const opened = await readsOf(page);
  const isFar = async () => ((await readsOf(page)).of['messages'] ?? 0) >= FAR;
  const frames = await scrollUp(browser, page, FRAME_BAR_MS, isFar);
  const { longestMs, over, count, busiestMs, longestTaskMs } = frames;
  const { total, of } = await readsOf(page);
  console.log(
    `${kind}: scrolled up through ${of['messages']} messages, ${total - opened.total} documents read on the way`,
  );
  console.log(
    `${kind}: longest frame ${longestMs.toFixed(0)} ms (${verdict(longestMs, FRAME_BAR_MS)}), ${over} of ${count} over`,
  );
  console.log(
    `${kind}: the page's thread at work between two frames at most ${busiestMs.toFixed(0)} ms of processor time (${verdict(busiestMs, FRAME_BAR_MS)})`,
  );
  console.log(
    `${kind}: longest task ${longestTaskMs.toFixed(0)} ms of processor time (${verdict(longestTaskMs, FRAME_BAR_MS)})`,
  );
}

/** A browser that counts what its pages read. */
async function counted(browser: Browser, person: 'ada' | 'cleo'): Promise<BrowserContext> {
  const context = await signedInContext(browser, person);
  await countReads(context);
  return context;
}

const browser = await openBrowser();
try {
  const [host, watcher] = [await counted(browser, 'ada'), await counted(browser, 'cleo')];
  for (const kind of ['live', 'finished'] as const) {
    const roomId = `big-room-${kind}`;
    await store(bigRoom(roomId, kind === 'finished'));
    await (await open(watcher, `${kind}, who watches`, roomId)).close();
    const page = await open(host, `${kind}, its host and debater`, roomId);
    await scroll(browser, page, kind);
    await page.close();
  }
} finally {
  await browser.close();
}
