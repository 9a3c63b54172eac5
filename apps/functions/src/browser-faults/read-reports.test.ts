import { browserFaultSchema, FAULT_KINDS, type BrowserFault } from '@rostrum/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReports } from './read-reports.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const FAULT: BrowserFault = {
  kind: 'boot',
  what: 'Error:file-missing',
  build: 'Qm3kTz0a',
  route: '/faq',
  browser: 'Firefox 150',
  frames: [],
};
const read = (contentType: string, sent: unknown) =>
  readReports({ contentType, body: JSON.stringify(sent), userAgent: FIREFOX });

const VIOLATION = {
  'document-uri': 'https://rostrum.example/app/room/Zk3jP0aQ?join=ABC234',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/ada.js',
  'source-file': 'https://rostrum.example/assets/room-page-Dt7vAz12.js',
  'line-number': 1,
  'column-number': 20,
  'script-sample': 'I hate Ada',
};
const SAID: BrowserFault = {
  kind: 'policy',
  what: 'script-src-elem:elsewhere',
  build: 'unknown',
  route: '/app/room/:id',
  browser: 'Firefox 150',
  frames: ['assets/room-page-Dt7vAz12.js:1:20'],
};
const old = (change: object = {}) =>
  read('application/csp-report', { 'csp-report': { ...VIOLATION, ...change } });

test('a page’s report is taken as it is', () => {
  expect(read('text/plain;charset=UTF-8', FAULT)).toEqual([FAULT]);
});

describe('a refusal of the policy', () => {
  test('comes in the older shape', () => {
    expect(old()).toEqual([SAID]);
  });

  test('comes in the newer shape, among reports of other kinds', () => {
    const body = {
      documentURL: VIOLATION['document-uri'],
      effectiveDirective: 'script-src-elem',
      blockedURL: VIOLATION['blocked-uri'],
      sourceFile: VIOLATION['source-file'],
      lineNumber: 1,
      columnNumber: 20,
      sample: 'I hate Ada',
    };
    const sent = [
      { type: 'deprecation', body: {} },
      { type: 'csp-violation', body },
    ];
    expect(read('application/reports+json', sent)).toEqual([SAID]);
  });

  test.each([
    ['inline', 'inline'],
    ['wasm-eval', 'eval'],
    ['trusted-types-sink', 'sink'],
    ['data', 'data'],
    ['blob:https://rostrum.example/1', 'blob'],
    ['https://rostrum.example/x.js', 'own'],
    ['', 'elsewhere'],
  ])('of %j names %s', (blocked, source) => {
    expect(old({ 'blocked-uri': blocked })[0]?.what).toBe(`script-src-elem:${source}`);
  });

  test('from a browser’s extension is nobody’s fault here', () => {
    expect(old({ 'source-file': 'moz-extension' })).toEqual([]);
    expect(old({ 'blocked-uri': 'chrome-extension' })).toEqual([]);
  });

  test('with another directive or page is left out', () => {
    expect(old({ 'effective-directive': 'I hate Ada' })).toEqual([]);
    expect(old({ 'document-uri': 'Ada' })).toEqual([]);
  });
});

/** Reports of nearly the right shape, with words as any field. */
const oddReports = fc.record({
  kind: fc.oneof(fc.constantFrom(...FAULT_KINDS), fc.string()),
  what: fc.oneof(fc.constantFrom('TypeError:network', 'img-src:data', 'de/people.hello'), fc.string()),
  build: fc.oneof(fc.constant('Qm3kTz0a'), fc.string()),
  route: fc.oneof(fc.constant('/app/room/:id'), fc.webPath()),
  browser: fc.oneof(fc.constant('Safari 20'), fc.string()),
  frames: fc.oneof(fc.constant([]), fc.array(fc.string())),
});
const types = fc.constantFrom('text/plain', 'application/csp-report', 'application/reports+json', '');
const violations = fc.record({
  'document-uri': fc.webUrl(),
  'effective-directive': fc.constantFrom('img-src', 'default-src'),
  'blocked-uri': fc.oneof(fc.string(), fc.webUrl()),
  'source-file': fc.oneof(fc.string(), fc.webUrl()),
});
const bodies = fc.oneof(
  oddReports,
  fc.record({ 'csp-report': violations }),
  fc.array(fc.record({ type: fc.constant('csp-violation'), body: fc.object() })),
  fc.anything(),
);

test('of 5,000 odd requests only what fits the schema is taken', () => {
  let taken = 0;
  fc.assert(
    fc.property(types, bodies, fc.string(), (contentType, sent, userAgent) => {
      const faults = readReports({ contentType, body: JSON.stringify(sent) ?? '', userAgent });
      taken += faults.length;
      for (const fault of faults) expect(browserFaultSchema.safeParse(fault).success).toBe(true);
    }),
    { numRuns: 5_000 },
  );
  expect(taken).toBeGreaterThan(100);
});

test('a text that is no JSON reports nothing', () => {
  expect(readReports({ contentType: '', body: '{"kind":', userAgent: '' })).toEqual([]);
});
