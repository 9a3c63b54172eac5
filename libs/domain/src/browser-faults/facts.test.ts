import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserFaultSchema } from './documents.ts';
import { browserOf, classOf, framesOf, routePattern, type BrowserFault } from './facts.ts';

const FAULT: BrowserFault = {
  kind: 'error',
  what: 'TypeError:nothing-there',
  build: 'Qm3kTz0a',
  route: '/app/room/:id/report',
  browser: 'Firefox 150',
  frames: ['assets/de/room-page-Dt7vAz12.js:1:20480'],
};
const isTaken = (change: object) => browserFaultSchema.safeParse({ ...FAULT, ...change }).success;

describe('an address', () => {
  test.each([
    ['/', '/'],
    ['/app/room/Zk3jP0aQ/report', '/app/room/:id/report'],
    ['/debates/ada-and-ben/', '/debates/:id'],
    ['/app/learning/evidence-quality', '/app/learning/:id'],
    ['/I-will-find-you', '/:id'],
    ['/a/b/c/d/e/f/g/h', '/:id/:id/:id/:id/:id/:id'],
  ])('%s becomes %s', (address, pattern) => {
    expect(routePattern(address)).toBe(pattern);
  });

  test('keeps no segment that is not one of ours, and its pattern is a valid route', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const route = routePattern(path);
        expect(isTaken({ route })).toBe(true);
        for (const segment of route.split('/').slice(1)) expect(segment).toMatch(/^(?::id|[a-z-]*)$/);
      }),
    );
  });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox 150'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36', 'Chrome 148'],
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36 Edg/148.0.1', 'Edge 148'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/20.1 Mobile/15E148 Safari/604.1', 'Safari 20'],
  ['Ada Vale, ada@example.org', 'Other 0'],
])('of %s only %s is told', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});

class Odd extends Error {
  override name = 'I hate Ada';
}
test.each<[unknown, string]>([
  [new TypeError("Cannot read properties of undefined (reading 'uid')"), 'TypeError:nothing-there'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'TypeError:part-missing'],
  [new TypeError('Failed to fetch'), 'TypeError:network'],
  [new SyntaxError('Unexpected token \'I\', "I hate Ada" is not valid JSON'), 'SyntaxError:no-json'],
  [new Odd('and Ben'), 'Error:other'],
  ['I hate Ada', 'Error:no-error'],
])('the class of %o is %s', (error, what) => {
  expect(classOf(error)).toBe(what);
  expect(isTaken({ what })).toBe(true);
});

test('frames are places in our build, and no more than five', () => {
  const stack = [
    'TypeError: I hate Ada',
    '    at open (https://rostrum.example/assets/room-page-Dt7v-z_P.js:1:20480)',
    '    at https://rostrum.example/assets/de/react-2pDVOiAJ.js:9:33',
    '    at run (chrome-extension://abc/content.js:1:2)',
  ].join('\n');
  expect(framesOf(stack)).toEqual([
    'assets/room-page-Dt7v-z_P.js:1:20480',
    'assets/de/react-2pDVOiAJ.js:9:33',
  ]);
  expect(framesOf(`${stack}\n`.repeat(9))).toHaveLength(5);
});

test.each([
  { what: 'I hate Ada' },
  { what: 'TypeError:I hate Ada' },
  { kind: 'policy' },
  { kind: 'policy', what: 'script-src:ada.example' },
  { kind: 'text', what: 'de/people hello' },
  { build: 'I hate Ada' },
  { route: '/app/room/Zk3jP0aQ' },
  { route: '/app?note=ada' },
  { browser: 'Ada 1' },
  { frames: ['I hate Ada'] },
  { frames: ['see assets/a.js:1:1'] },
  { frames: Array.from({ length: 6 }, () => 'assets/a.js:1:1') },
  { faultId: 'Ada' },
  { note: 'I hate Ada' },
])('words have no place in a report: %j', (change) => {
  expect(isTaken({})).toBe(true);
  expect(isTaken(change)).toBe(false);
});
