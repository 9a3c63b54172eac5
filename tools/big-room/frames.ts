import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

export type Frames = {
  /** The longest time between two frames, and how many took longer than the bar, in milliseconds. */
  longestMs: number;
  over: number;
  count: number;
};

export type Work = {
  /** The most that the page's thread was at work between two frames, in milliseconds of processor time. */
  busiestMs: number;
  /** The longest task of the page's thread by the processor time that it took, whatever else the machine did. */
  longestTaskMs: number;
};

/** The trace entries for each frame. */
const MARK = 'big-room-frame';
const TASK = 'ThreadControllerImpl::RunTask';

/** Scrolls by `scroll`, and measures every frame on the way by the clock; `barMs` is how long one may take. */
export async function measureFrames(page: Page, barMs: number, scroll: () => Promise<void>): Promise<Frames> {
  await sleep(2_000);
  await watchFrames(page);
  await scroll();
  const gaps = await page.evaluate(() => window.frameGaps);
  return {
    longestMs: Math.max(...gaps),
    over: gaps.filter((gap) => gap > barMs).length,
    count: gaps.length,
  };
}

/**
 * The same, and measures the page's thread during it. Separate from the frames, because tracing its threads keeps the
 * browser busy.
 */
export async function measureWork(browser: Browser, page: Page, scroll: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await watchFrames(page);
  await scroll();
  return workIn(await browser.stopTracing());
}

declare global {
  interface Window {
    /** Milliseconds between each two frames. */
    frameGaps: number[];
  }
}

/** Starts measuring; a second call starts over. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    let before = performance.now();
    const gaps: number[] = [];
    window.frameGaps = gaps;
    const frame = (now: number) => {
      if (window.frameGaps !== gaps) return;
      gaps.push(now - before);
      performance.mark(mark);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, MARK);
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.optional(z.number()),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});

/** The load of the page threads: the longest task, and the maximum between two frames. In milliseconds. */
function workIn(trace: Buffer): Work {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const pages = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isPage = new Set(pages.map(({ pid, tid }) => `${pid} ${tid}`));
  const onPages = traceEvents
    .filter(({ pid, tid }) => isPage.has(`${pid} ${tid}`))
    .toSorted((one, other) => (one.ts ?? 0) - (other.ts ?? 0));
  let [longestTaskMs, busiestMs, sinceFrameMs] = [0, 0, 0];
  for (const { name, tdur = 0 } of onPages) {
    if (name === MARK) sinceFrameMs = 0;
    if (!name.endsWith(TASK)) continue;
    longestTaskMs = Math.max(longestTaskMs, tdur / 1_000);
    sinceFrameMs += tdur / 1_000;
    busiestMs = Math.max(busiestMs, sinceFrameMs);
  }
  return { longestTaskMs, busiestMs };
}
