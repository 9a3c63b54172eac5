import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { deployConfig } from './deploy-config.ts';

const firebaseJson: unknown = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
const committed = deployConfig(firebaseJson, '*.clerk.accounts.dev');

function headersFor(config: typeof committed, source: string): Record<string, string> {
  const rule = config.hosting.headers.find((candidate) => candidate.source === source);
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

test('the committed policy is the one for Clerk’s development hosts', () => {
  expect(committed).toEqual(firebaseJson);
});

test('a deployment allows its own Clerk host and no other', () => {
  const policy = headersFor(deployConfig(firebaseJson, 'clerk.debates.org'), '**')['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self' https://clerk.debates.org ");
  expect(policy).toContain("connect-src 'self' https://clerk.debates.org ");
  expect(policy).not.toContain('accounts.dev');
});

test('the policy lets no foreign page frame the product, and no inline script or eval run', () => {
  const policy = contentSecurityPolicy('clerk.debates.org');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('pages are never cached, assets for a year', () => {
  expect(headersFor(committed, '**')['Cache-Control']).toBe('no-cache');
  expect(headersFor(committed, '/assets/**')['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

test('every address but the front page’s leads to the empty page, so that a link into the product works', () => {
  const rewrites = [{ source: '**', destination: '/app.html' }];
  expect(committed.hosting).toMatchObject({ rewrites });
});
