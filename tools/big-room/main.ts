import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@rostrum/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { floorOn, openBrowser, signedInContext, VIEWPORT, wheel } from './browser.ts';
import { beatOfBen, bigRoom, MESSAGES } from './documents.ts';
import { measureFrames, measureWork } from './frames.ts';
import { FRAME_BAR_MS, sayFrames, sayWork, verdict } from './say.ts';
import { countReads, readsOf } from './reads.ts';
import { change, store } from './store.ts';
import { wordsOf } from './words.ts';

const READS_BAR = 80;
const WHEEL_PX = -700;
/** Waits for everything after the newest words. */
const SETTLE_MS = 5_000;

/** The maximum pause in loading while somebody scrolls. */
const PATIENCE_MS = 20_000;
/** How often the remote debater sends a heartbeat, as browsers do. */
const BEAT_MS = LIMITS.heartbeatSeconds * 1_000;

/** Of the plain page: as many of them take about as long to scroll through. */
const PARAGRAPHS = 5_000;
/** Turns of the wheel between two looks at how far it is. */
const WHEELS_AT_ONCE = 10;

/** Messages for which the page's work is measured, after those that are scrolled through. */
const FURTHER = 1_000;
/** Messages to scroll through; the argument `all` scrolls to the beginning. */
const FAR = process.argv[2] === 'all' ? MESSAGES - FURTHER : 2_000;

/** A page that has just opened a room and shows its newest words; reports its reads. */
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

/** The same words in a static page: the machine's own scrolling speed, in the same run. */
async function scrollPlain(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, index) => `<p>${wordsOf(index)}</p>`);
  await page.setContent(paragraphs.join(''));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  const atTop = () => page.evaluate(() => scrollY === 0);
  const frames = await measureFrames(page, FRAME_BAR_MS, async () => {
    while (!(await atTop())) await wheel(page, WHEEL_PX, WHEELS_AT_ONCE);
  });
  sayFrames('a plain page', frames);
  await page.close();
}

/** Scrolls up until this many messages are read, or the debate begins. */
async function scrollUp(page: Page, messages: number): Promise<void> {
  await floorOn(page).hover();
  let [read, lastCameAtMs] = [0, Date.now()];
  while (read < messages && !(await page.getByText('The debate begins here.').isVisible())) {
    await wheel(page, WHEEL_PX, WHEELS_AT_ONCE);
    const { of } = await readsOf(page);
    if ((of['messages'] ?? 0) > read) [read, lastCameAtMs] = [of['messages'] ?? 0, Date.now()];
    else if (Date.now() - lastCameAtMs > PATIENCE_MS) throw new Error(`No earlier words came after ${read}`);
  }
}

async function scroll(browser: Browser, page: Page, kind: string): Promise<void> {
  const opened = await readsOf(page);
  const frames = await measureFrames(page, FRAME_BAR_MS, () => scrollUp(page, FAR));
  const { total, of } = await readsOf(page);
  console.log(
    `${kind}: scrolled up through ${of['messages']} messages, ${total - opened.total} documents read on the way`,
  );
  sayFrames(kind, frames);
  sayWork(kind, await measureWork(browser, page, () => scrollUp(page, FAR + FURTHER)));
}

/** A browser that counts the reads of its pages. */
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
    const beats = setInterval(() => void change(beatOfBen(roomId)), BEAT_MS);
    await (await open(watcher, `${kind}, who watches`, roomId)).close();
    const page = await open(host, `${kind}, its host and debater`, roomId);
    await scroll(browser, page, kind);
    await page.close();
    clearInterval(beats);
    await scrollPlain(browser);
  }
} finally {
  await browser.close();
}
