import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findablePath, transcriptJsonSchema } from '@rostrum/domain';
import type { FrameLocator, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { followHarm, PAYLOADS } from './support/payloads.ts';
import { commandAs, database, openRoomAs, uidOf } from './support/server.ts';
import { expect, test } from './support/test.ts';

const MOTION = 'This house would let anybody quote a public debate';
const OPENING = `Words travel. ${PAYLOADS['scriptword']} ${PAYLOADS['imageword']}`;
const ANSWER = `They travel out of reach. ${PAYLOADS['closingword']} ${PAYLOADS['awayword']}`;

/** A Quick clash in public whose first two steps have words; the host ends it in the third. */
async function aPublicDebate(): Promise<string> {
  const { roomId } = await openRoomAs('ada', {
    motion: MOTION,
    visibility: 'public',
    lengths: { preparation: 0 },
  });
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
  await commandAs('ada', { type: 'speak', roomId, text: OPENING });
  await commandAs('ada', { type: 'yield', roomId });
  await commandAs('ben', { type: 'speak', roomId, text: ANSWER });
  await commandAs('ada', { type: 'end', roomId });
  return roomId;
}

type Host = { url: string; heard: string[]; close: () => void };

/**
 * Somebody's page on another origin. It isolates itself, reaches into its frames, and asks them to speak; what it gets, it writes into
 * its title.
 */
async function aHostilePage(frames: readonly string[]): Promise<Host> {
  const heard: string[] = [];
  const page = `<!doctype html><html lang="en"><title>quiet</title><body>${frames.join('\n')}<script>
    addEventListener('message', () => { document.title = 'a frame spoke'; });
    addEventListener('load', () => {
      for (const frame of document.querySelectorAll('iframe')) {
        frame.contentWindow.postMessage('speak', '*');
        try { document.title = frame.contentWindow.document.title; } catch {}
        try { document.title = frame.contentWindow.localStorage.length; } catch {}
      }
    });
  </script>`;
  const server = createServer(({ url = '' }, response) => {
    heard.push(url);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.end(url === '/' ? page : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, heard, close: () => server.close() };
}

/** The page moves along by radio buttons, so a keyboard's arrows do it; the other steps are hidden. */
async function expectPlays(frame: FrameLocator, page: Page): Promise<void> {
  await expect(frame.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
  const [first, second] = [frame.getByText('Words travel.'), frame.getByText('They travel out of reach.')];
  await expect(first).toContainText(PAYLOADS['scriptword'] ?? '');
  await expect(second).toBeHidden();
  const steps = frame.getByRole('group', { name: 'Steps' }).getByRole('radio');
  await steps.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeVisible();
  await expect(second).toContainText(PAYLOADS['closingword'] ?? '');
  await expect(first).toBeHidden();
  await frame.getByText('Previous step').click();
  await expect(first).toBeVisible();
}

const STOPPED = /Blocked script execution in '.+' because the document's frame is sandboxed/;

test('a public debate plays in the frame of a hostile page, and gives that page nothing', async ({
  page,
  context,
  guard,
  webUrl,
}) => {
  test.slow();
  guard.allow(STOPPED, 'the sandbox stops Playwright’s own script too');
  const roomId = await aPublicDebate();
  const outside = followHarm(page);

  const code = await test.step('the debate’s page gives the code', async () => {
    await page.goto(`/debates/${roomId}`);
    await page.getByRole('button', { name: 'Share or embed' }).click();
    const line = page.getByRole('dialog').getByText('<iframe');
    return (await line.textContent()) ?? '';
  });
  const bare = `<iframe title="bare" src="${webUrl}/embed/${roomId}"></iframe>`;
  const strict = `<iframe title="strict" sandbox src="${webUrl}/embed/${roomId}"></iframe>`;
  const host = await aHostilePage([code, bare, strict]);

  await test.step('it plays by keyboard and by mouse, in any kind of frame', async () => {
    await page.goto(host.url);
    for (const name of [MOTION, 'bare', 'strict'])
      await expectPlays(page.frameLocator(`iframe[title="${name}"]`), page);
    await expect(page).toHaveTitle('quiet');
  });

  await test.step('nothing ran, nothing else was loaded, and nothing was stored', async () => {
    expect(outside).toEqual([]);
    expect(host.heard.filter((path) => path !== '/favicon.ico')).toEqual(['/']);
    expect(await context.cookies(webUrl)).toEqual([]);
    for (const frame of page.frames().slice(1)) {
      expect(frame.url()).toBe(`${webUrl}/embed/${roomId}`);
      expect(await frame.evaluate(() => 'hit' in globalThis)).toBe(false);
      await expect(frame.evaluate(() => localStorage.length)).rejects.toThrow(/sandboxed/);
    }
  });

  await test.step('it follows the browser’s colours', async () => {
    const ground = () =>
      page.frames()[1]?.evaluate(() => getComputedStyle(document.body).backgroundColor) ?? '';
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).not.toBe(dark);
  });

  await test.step('its link opens the debate’s page in a window of its own, where scripts run again', async () => {
    const opened = context.waitForEvent('page');
    const frame = page.frameLocator(`iframe[title="${MOTION}"]`);
    await frame.getByRole('link', { name: 'Read this debate on Rostrum' }).click();
    const whole = await opened;
    await expect(whole).toHaveURL(`${webUrl}/debates/${roomId}`);
    await expect(whole.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
    expect(await whole.evaluate(() => opener)).toBeNull();
  });
  host.close();
});

test('the frame’s page is accessible in both looks, wide and narrow', async ({ page, request }) => {
  const roomId = await aPublicDebate();
  const html = await (await request.get(`/embed/${roomId}`)).text();
  // Its policy stops every script, axe included, so the same text is looked at without the policy.
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const width of [320, 640]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 480 });
      await page.setContent(html);
      expect(await axeFindings(page), `${colorScheme} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('programs get a public debate at the product’s own address, and feeds once everybody who spoke agrees', async ({
  request,
  webUrl,
}) => {
  const roomId = await aPublicDebate();
  const json = await request.get(`/open/debates/${roomId}.json`);
  expect(transcriptJsonSchema.parse(await json.json()).debate.link).toBe(`${webUrl}/debates/${roomId}`);
  expect(json.headers()).toMatchObject({ 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' });
  const known = await request.get('/oembed', {
    params: { url: `${webUrl}/debates/${roomId}`, maxwidth: 300 },
  });
  expect(await known.json()).toMatchObject({ title: MOTION, width: 300 });
  const feed = async () => (await request.get('/open/debates.atom')).text();
  expect(await feed()).not.toContain(roomId);
  const consents = ['ada', 'ben'].map((person) =>
    database().doc(findablePath(uidOf(person as 'ada' | 'ben'))),
  );
  try {
    for (const consent of consents) await consent.set({ sinceMs: 1 });
    expect(await feed()).toContain(`${webUrl}/debates/${roomId}`);
  } finally {
    for (const consent of consents) await consent.delete();
  }
  expect(await feed()).not.toContain(roomId);
});
