import { readFileSync } from 'node:fs';
import { FAULTS_PATH, FUNCTIONS_REGION } from '@rostrum/domain';
import { OPEN_CACHE, OPEN_ROUTES } from '@rostrum/domain/open';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { deployConfig } from './deploy-config.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const firebaseJson: unknown = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
const committed = deployConfig(firebaseJson, null);
const OWN = {
  clerkHost: 'clerk.debates.org',
  projectId: 'debates-prod',
  storageBucket: 'debates-prod.firebasestorage.app',
  hasAppCheck: false,
};

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function headersFor(config: typeof committed, source: string): Record<string, string> {
  const rule = config.hosting.headers.find((candidate) => candidate.source === source);
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

test('the committed policy names nobody’s hosts', () => {
  expect(committed).toEqual(firebaseJson);
  expect(contentSecurityPolicy(null)).not.toMatch(/cloudfunctions|firebasestorage|clerk\.accounts/);
});

test('firebase.json says every header, in the words of its one source', () => {
  expect(headersFor(committed, '**')).toEqual({ ...securityHeaders(null), 'Cache-Control': 'no-cache' });
});

test('a deployment allows its own Clerk, functions and bucket, and nobody else’s', () => {
  const policy = headersFor(deployConfig(firebaseJson, OWN), '**')['Content-Security-Policy'] ?? '';
  const allowed = directives(policy);
  expect(allowed['script-src']).toEqual([
    "'self'",
    'https://clerk.debates.org',
    'https://challenges.cloudflare.com',
  ]);
  expect(allowed['connect-src']).toEqual([
    "'self'",
    'https://clerk.debates.org',
    'https://europe-west1-debates-prod.cloudfunctions.net',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ]);
  expect(allowed['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://img.clerk.com',
    'https://firebasestorage.googleapis.com/v0/b/debates-prod.firebasestorage.app/o/',
  ]);
});

test('search engines are kept away from what is only tried, and from nothing else', () => {
  expect(headersFor(deployConfig(firebaseJson, OWN, true), '**')['X-Robots-Tag']).toBe('noindex');
  expect(headersFor(deployConfig(firebaseJson, OWN), '**')).not.toHaveProperty('X-Robots-Tag');
});

test('with App Check a deployment also allows its hosts, and without it none of them', () => {
  const [with_, without] = [true, false].map((hasAppCheck) =>
    directives(contentSecurityPolicy({ ...OWN, hasAppCheck })),
  );
  const added = (name: string) => with_?.[name]?.filter((source) => !without?.[name]?.includes(source));
  expect(added('script-src')).toEqual([
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(added('connect-src')).toEqual([
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ]);
  expect(added('frame-src')).toEqual([
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ]);
  expect(JSON.stringify(without)).not.toMatch(/recaptcha|appcheck/);
  expect(contentSecurityPolicy(null)).not.toMatch(/recaptcha|appcheck/);
});

test.each([
  contentSecurityPolicy(null),
  contentSecurityPolicy(OWN),
  contentSecurityPolicy({ ...OWN, hasAppCheck: true }),
])('no source has a wildcard: %#', (policy) => {
  expect(policy).not.toContain('*');
});

test('the policy lets no foreign page frame the product, and no inline script or eval run', () => {
  const policy = contentSecurityPolicy(OWN);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('no style is inline, and no string becomes markup or a script', () => {
  const policy = contentSecurityPolicy(OWN);
  expect(policy).not.toContain('unsafe');
  const allowed = directives(policy);
  expect(allowed['style-src-attr']).toEqual(["'none'"]);
  expect(allowed['require-trusted-types-for']).toEqual(["'script'"]);
  expect(allowed['trusted-types']).toEqual(['default']);
});

test('browsers are told where reports go, in both ways', () => {
  const allowed = directives(contentSecurityPolicy(null));
  expect([allowed['report-uri'], allowed['report-to']]).toEqual([[FAULTS_PATH], ['faults']]);
  expect(securityHeaders(null)['Reporting-Endpoints']).toBe(`faults="${FAULTS_PATH}"`);
});

test('pages are never cached, assets for a year', () => {
  expect(headersFor(committed, '**')['Cache-Control']).toBe('no-cache');
  expect(headersFor(committed, '/assets/**')['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

const to = (source: string, functionId: string) => ({
  source,
  function: { functionId, region: FUNCTIONS_REGION },
});

test('some addresses go to a function; every other one but the front page’s leads to the empty page, so that a link works', () => {
  const rewrites = [
    to(FAULTS_PATH, 'browserFaults'),
    ...OPEN_ROUTES.map(({ source }) => to(source, 'openDebates')),
    { source: '**', destination: '/app.html' },
  ];
  expect(committed.hosting).toMatchObject({ rewrites });
});

describe.each(OPEN_ROUTES)('$source', ({ source, headers }) => {
  test('has the headers that its function sends, so that those of the pages don’t count there', () => {
    expect(headersFor(committed, source)).toEqual({ ...headers, 'Cache-Control': OPEN_CACHE });
  });

  test('names no hosts in a deployment either', () => {
    expect(headersFor(deployConfig(firebaseJson, OWN), source)).toEqual(headersFor(committed, source));
  });
});

test('only a debate’s frame may be in the pages of others', () => {
  const framed = committed.hosting.headers.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('frame-ancestors *')),
  );
  expect(framed.map(({ source }) => source)).toEqual(['/embed/**']);
});
