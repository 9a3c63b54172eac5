import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClerkSettings } from './clerk-settings.ts';
import { HOSTILE_TOKENS } from './testing/hostile-tokens.ts';
import { startKeysServer, type KeysServer } from './testing/keys-server.ts';
import { aKeyPair, createTokenForge, type TokenForge } from './testing/token-forge.ts';
import { verifyClerkToken } from './verify-clerk-token.ts';

const log = vi.hoisted(() => ({ write: vi.fn<(entry: unknown) => void>() }));
vi.mock('firebase-functions/v2', () => ({ logger: log }));

const KEY_ID = 'ins_test';
const { privateKey, publicKey } = aKeyPair();
const forge: TokenForge = createTokenForge({
  privateKey,
  keyId: KEY_ID,
  issuer: 'https://clerk.example.com',
  party: 'https://rostrum.example.com',
});

let keys: KeysServer;
let settings: ClerkSettings;

/** The library caches keys by secret key, so a separate secret key has a separate cache. */
const aSecretKey = () => `sk_test_${randomUUID()}`;

beforeAll(async () => {
  const secretKey = aSecretKey();
  keys = await startKeysServer(secretKey, () => [
    { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' },
  ]);
  settings = {
    secretKey,
    apiUrl: keys.url,
    issuer: forge.issuer,
    authorizedParties: ['http://a.test', forge.party],
  };
});
afterAll(() => keys.close());
beforeEach(() => log.write.mockClear());

const verify = (token: string, changes: Partial<ClerkSettings> = {}) =>
  verifyClerkToken(token, { ...settings, ...changes }, Date.now());

test('a valid token identifies its person', async () => {
  expect(await verify(forge.token())).toEqual({
    ok: true,
    value: {
      uid: 'user_hostile',
      issuedAtSeconds: expect.any(Number) as number,
      person: {
        name: 'Hostile Person',
        username: 'hostile',
        email: 'hostile@example.com',
        picture: 'https://img.example.com/hostile.png',
      },
      hasSecondFactor: false,
    },
  });
});

describe('a hostile token is refused:', () => {
  test.each(HOSTILE_TOKENS)('$name', async ({ reason, make }) => {
    expect(await verify(make(forge))).toEqual({ ok: false, refusal: reason });
  });
});

describe('the keys of Clerk', () => {
  test('are fetched with our secret key and then cached', async () => {
    await verify(forge.token());
    const before = keys.askedWith.length;
    await verify(forge.token());
    await verify(forge.token());
    expect(keys.askedWith.slice(before)).toEqual([]);
    expect(keys.askedWith).toContain(settings.secretKey);
  });

  test("are not fetched if the token's content alone is enough to refuse it", async () => {
    const before = keys.askedWith.length;
    await verify(forge.token({ header: { kid: 'ins_somebody_else' }, claims: { aud: 'another-service' } }));
    expect(keys.askedWith).toHaveLength(before);
  });

  test('that cannot be reached are no fault of the token', async () => {
    const gone = await startKeysServer('sk_test_gone', () => []);
    await gone.close();
    expect(await verify(forge.token(), { apiUrl: gone.url, secretKey: aSecretKey() })).toEqual({
      ok: false,
      refusal: 'keys-unreachable',
    });
    expect(log.write).toHaveBeenCalledOnce();
  });

  test('refused to our secret key are a fault of ours', async () => {
    await expect(verify(forge.token(), { secretKey: aSecretKey() })).rejects.toThrow('Secret Key is invalid');
  });
});
