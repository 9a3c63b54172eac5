import { browserFaultSchema, FAULT_BOUNDS } from '@rostrum/domain';
import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { CAUGHT_FAULT } from '../src/shared/faults/tell-fault.ts';
import { firstScriptText, firstTag, missingTexts, withFirst } from './first-script.ts';

const SCRIPT = firstScriptText();
const HEAD = '<meta charset="utf-8" />';

type Visit = {
  isDrawn?: boolean;
  isOnline?: boolean;
  isSampled?: boolean;
  missing?: string;
  send?: () => boolean;
};

/** A page with the script in its head, and what it reports. */
function visit({ isDrawn = true, isOnline = true, isSampled = true, missing, send }: Visit = {}) {
  const { window } = new JSDOM('<!doctype html>', {
    runScripts: 'outside-only',
    url: 'https://rostrum.example/app/room/Zk3jP0aQ?join=ABC234',
  });
  const { document, navigator } = window;
  document.documentElement.lang = 'de';
  document.body.innerHTML = `<div id="root">${isDrawn ? '<p></p>' : ''}</div>`;
  const sent: string[] = [];
  const sendBeacon = vi.fn<(address: string, text: string) => boolean>((address, text) => {
    expect(address).toBe('/faults');
    sent.push(text);
    return send?.() ?? true;
  });
  Object.assign(navigator, { sendBeacon });
  Object.defineProperty(navigator, 'onLine', { value: isOnline });
  const dataset = { build: 'Qm3kTz0a', missing };
  Object.defineProperty(document, 'currentScript', { value: { dataset } });
  window.Math.random = () => (isSampled ? 0.2 : 0.3);
  window.eval(SCRIPT);
  return { window, sent, reports: () => sent.map((text) => browserFaultSchema.parse(JSON.parse(text))) };
}

type Page = ReturnType<typeof visit>['window'];
function failing(page: Page, message: string, line = 1) {
  const error = new page.TypeError(message);
  error.stack = `TypeError: ${message}\n at https://rostrum.example/assets/room-page-Dt7vAz12.js:${line}:20`;
  page.dispatchEvent(new page.ErrorEvent('error', { error, message }));
}

test('an error is reported as its class, its page and its place, without a word of anybody', () => {
  const { window, sent, reports } = visit();
  failing(window, 'Ada said: I hate Ben. undefined is not a function');
  expect(reports()).toEqual([
    {
      kind: 'error',
      what: 'TypeError:no-function',
      build: 'Qm3kTz0a',
      route: '/app/room/:id',
      browser: 'Other 0',
      frames: ['assets/room-page-Dt7vAz12.js:1:20'],
    },
  ]);
  expect(sent[0]).not.toMatch(/Ada|Ben|Zk3j|ABC234/);
});

test('an error before anything is drawn is a page that did not start, which every page load tells', () => {
  const { window, reports } = visit({ isDrawn: false, isSampled: false });
  failing(window, 'x');
  const script = window.document.createElement('script');
  script.src = '/assets/index-AbCd1234.js';
  script.type = 'text/plain';
  window.document.head.append(script);
  script.dispatchEvent(new window.Event('error'));
  expect(reports().map(({ kind, what, frames }) => [kind, what, frames[0]])).toEqual([
    ['boot', 'TypeError:other', 'assets/room-page-Dt7vAz12.js:1:20'],
    ['boot', 'Error:file-missing', 'assets/index-AbCd1234.js:0:0'],
  ]);
});

test.each([
  [false, ['Error:never-drawn']],
  [true, []],
])('a page that is still empty long after its files have come is told (drawn: %s)', (isDrawn, told) => {
  const { window, reports } = visit({ isDrawn });
  const later = vi.fn<(run: () => void, ms: number) => void>((run) => run());
  Object.assign(window, { setTimeout: later });
  window.dispatchEvent(new window.Event('load'));
  expect(later).toHaveBeenCalledWith(expect.any(Function), 15_000);
  expect(reports().map(({ what }) => what)).toEqual(told);
});

test('promises that failed, and errors that a boundary caught, are told with the server’s id', () => {
  const { window, reports } = visit();
  const rejected = Object.assign(new window.Event('unhandledrejection'), { reason: 'I hate Ada' });
  window.dispatchEvent(rejected);
  const detail = Object.assign(new window.Error('That went wrong: 0a1b2c3d.'), {
    code: 'functions/internal',
  });
  window.dispatchEvent(new window.CustomEvent(CAUGHT_FAULT, { detail }));
  expect(reports().map(({ kind, what, faultId }) => [kind, what, faultId])).toEqual([
    ['rejection', 'Error:no-error', undefined],
    ['page', 'Error:other', '0a1b2c3d'],
  ]);
});

test('a fault is told once, and a page tells at most five, though nothing can be sent', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const { window, sent } = visit({ send: refuse });
  for (let at = 0; at < 20; at += 1) failing(window, 'x');
  expect(sent).toHaveLength(1);
  for (let line = 2; line < 20; line += 1) failing(window, 'x', line);
  expect(sent).toHaveLength(FAULT_BOUNDS.perPage);
});

test.each([{ isOnline: false }, { isSampled: false }])('nothing is told with %j', (how) => {
  const { window, sent } = visit(how);
  failing(window, 'x');
  expect(sent).toEqual([]);
});

test('pages of a language report the texts that English replaces', () => {
  const { window, reports } = visit({ missing: 'de/people.hello es/people.hello' });
  window.dispatchEvent(new window.Event('load'));
  expect(reports().map(({ kind, what }) => [kind, what])).toEqual([['text', 'de/people.hello']]);
});

test('the tag comes before every other script, with the build and what it lacks', () => {
  const tag = firstTag('assets/first-1.js', 'Qm3kTz0a', ['de/people.hello']);
  expect(withFirst(`<head>${HEAD}<script src="/x.js"></script></head>`, tag)).toBe(
    `<head>${HEAD}\n    <script src="/assets/first-1.js" data-build="Qm3kTz0a" data-missing="de/people.hello"></script><script src="/x.js"></script></head>`,
  );
  expect(() => withFirst('<head></head>', tag)).toThrow('has no <meta');
});

test('the compiler’s sentences name the texts', () => {
  const problems = [
    'de/people.json, hello: It is missing. Translate it',
    'fr/people.json, hello: It is missing. Translate it',
    'something else',
  ];
  expect(missingTexts(problems, ['en', 'de', 'es'])).toEqual(['de/people.hello']);
});

test('Trusted Types let addresses of scripts by and no markup, except on Clerk’s own pages', () => {
  const { window } = new JSDOM('', { runScripts: 'outside-only', url: 'https://rostrum.example/faq' });
  const createPolicy = vi.fn<(name: string, rules: Record<string, (text: string) => unknown>) => void>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  window.eval(SCRIPT);
  const [name, { createScriptURL, createHTML, ...others } = {}] = createPolicy.mock.calls[0] ?? [];
  expect([name, others]).toEqual(['default', {}]);
  const addresses = [
    '/worker.js',
    'https://challenges.cloudflare.com/x.js',
    'blob:https://rostrum.example/1',
  ];
  for (const address of addresses) expect(createScriptURL?.(address)).toBe(address);
  const refused = ['data:text/javascript,alert(1)', 'javascript:alert(1)', 'blob:https://evil.example/1'];
  for (const address of refused) expect(createScriptURL?.(address)).toBeNull();
  expect(createHTML?.('<b>')).toBeNull();
  window.history.replaceState(null, '', '/sign-up/verify');
  expect(createHTML?.('<b>')).toBe('<b>');
});
