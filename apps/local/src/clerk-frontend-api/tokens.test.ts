import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TestBrowser } from './testing/test-browser.ts';
import { ADA, APP_URL, startTestClerk } from './testing/test-clerk.ts';
import type { TestClerk } from './testing/test-clerk.ts';

let clerk: TestClerk;
let browser: TestBrowser;
let sessionId: string;

beforeEach(async () => {
  clerk = await startTestClerk();
  browser = new TestBrowser(clerk.url);
  await browser.signIn('ada', ADA.password);
  sessionId = (await browser.session())!.id;
});
afterEach(() => clerk.stop());

const tokenOf = async (template = '') =>
  (await browser.send('POST', `/client/sessions/${sessionId}/tokens${template}`)).jwt ?? '';

function decode(jwt: string, part: 0 | 1) {
  const json: unknown = JSON.parse(Buffer.from(jwt.split('.')[part] ?? '', 'base64url').toString());
  return z.record(z.string(), z.unknown()).parse(json);
}

test('the Firebase template states the person, the audience, the issuer and the lifetime', async () => {
  const claims = decode(await tokenOf('/integration_firebase'), 1);
  const nowSeconds = clerk.app.now() / 1000;
  expect(claims).toMatchObject({
    iss: `${APP_URL}/__clerk`,
    sub: ADA.id,
    aud: 'rostrum-firebase',
    azp: APP_URL,
    iat: nowSeconds,
    exp: nowSeconds + 60,
    email: ADA.email,
    email_verified: true,
    name: 'Ada Okonjo',
    username: 'ada',
  });
  expect(claims['picture']).toMatch(/^data:image\/svg\+xml,/);
});

test('a session token carries no audience, so that it cannot pass for a Firebase one', async () => {
  const claims = decode(await tokenOf(), 1);
  expect(claims).toMatchObject({ sub: ADA.id, sid: sessionId, sts: 'active', v: 2 });
  expect(claims).not.toHaveProperty('aud');
});

test('every token has its own id', async () => {
  const [first, second] = [await tokenOf('/integration_firebase'), await tokenOf('/integration_firebase')];
  expect(decode(first, 1)['jti']).not.toBe(decode(second, 1)['jti']);
});

test('an unknown template is not found, and the person stays signed in', async () => {
  const answer = await browser.send('POST', `/client/sessions/${sessionId}/tokens/supabase`);
  expect(answer.httpStatus).toBe(404);
  expect(await browser.session()).toBeDefined();
});

test.each(['/v1/jwks', '/.well-known/jwks.json', '/__clerk/.well-known/jwks.json'])(
  'the key published at %s verifies a token',
  async (path) => {
    const jwt = await tokenOf('/integration_firebase');
    const jwksSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });
    const { keys } = jwksSchema.parse(await (await fetch(clerk.url + path)).json());
    const jwk = keys.find(({ kid }) => kid === decode(jwt, 0)['kid'])!;
    const [head, body, signature = ''] = jwt.split('.');
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${head}.${body}`);
    expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
  },
);

test('the key stays the same after a restart', async () => {
  const before = clerk.app.key.jwks();
  clerk = await clerk.restart();
  expect(clerk.app.key.jwks()).toEqual(before);
});
