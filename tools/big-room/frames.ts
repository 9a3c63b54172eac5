import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { floorOn } from './browser.ts';

export type Frames = {
  /** The longest time between two frames, and how many took longer than the bar, in milliseconds. */
  longestMs: number;
  over: number;
  count: number;
  /** The longest task of the page's thread by the processor time that it took, whatever else the machine did. */
  longestTaskMs: number;
};

const WHEEL_PX = -700;
const WHEEL_EVERY_MS = 60;
const TASK = 'ThreadControllerImpl::RunTask';

/** Scrolls up until `isFar` or the beginning is reached, and measures every frame on the way. */
export async function scrollUp(
  browser: Browser,
  page: Page,
  barMs: number,
  isFar: () => Promise<boolean>,
): Promise<Frames> {
  await floorOn(page).hover();
  await sleep(2_000);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await watchFrames(page);
  while (!(await isFar()) && !(await page.getByText('The debate begins here.').isVisible())) {
    await page.mouse.wheel(0, WHEEL_PX);
    await sleep(WHEEL_EVERY_MS);
  }
  const gaps = await page.evaluate(() => window.frameGaps);
  const longestTaskMs = longestTask(await browser.stopTracing());
  return {
    longestMs: Math.max(...gaps),
    over: gaps.filter((gap) => gap > barMs).length,
    count: gaps.length,
    longestTaskMs,
  };
}

declare global {
  interface Window {
    /** Milliseconds between each two frames. */
    frameGaps: number[];
  }
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    let before = performance.now();
    window.frameGaps = [];
    const frame = (now: number) => {
      window.frameGaps.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});

/** In milliseconds, of all threads on which pages run. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const pages = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isPage = new Set(pages.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith(TASK) && isPage.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}
