import { randomUUID } from 'node:crypto';
import { TOKEN_MAX_LENGTH, userSchema, profileSchema, storedProfile } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { tellWebhook } from '../account/testing/a-message.ts';
import { call, emulatedDatabase, exchangeCustomToken } from '../testing/emulator.ts';
import { aCaller, everythingStored, exchange, localForge } from './testing/local-clerk.ts';
import { HOSTILE_TOKENS } from './testing/hostile-tokens.ts';
import type { TokenForge } from './testing/token-forge.ts';

let forge: TokenForge;
beforeAll(async () => {
  forge = await localForge();
});

/** Tokens name their times in whole seconds. */
const pastThisSecond = () => new Promise((resolve) => setTimeout(resolve, 1_100));
const aUid = () => `user_${randomUUID().replaceAll('-', '')}`;
const readDocument = async (path: string) => (await emulatedDatabase().doc(path).get()).data();
const readUser = async (uid: string) => userSchema.parse(await readDocument(`users/${uid}`));

describe('a good token', () => {
  test('opens a Firebase session for the same person', async () => {
    const sub = aUid();
    const { result } = await exchange(forge.token({ claims: { sub } }));
    const idToken = await exchangeCustomToken(result!.firebaseToken);
    const [, payload = ''] = idToken.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ user_id: sub });
  });

  test('that is held back until all sessions have ended opens none', async () => {
    const sub = aUid();
    const { result } = await exchange(forge.token({ claims: { sub } }));
    await tellWebhook({
      type: 'session.revoked',
      object: 'event',
      data: { id: 'sess_1', user_id: sub, status: 'revoked' },
    });
    await pastThisSecond();
    const idToken = await exchangeCustomToken(result!.firebaseToken);
    const command = { type: 'readNotices', noticeIds: [] };
    const asked = await call('people', { commandId: randomUUID(), command }, idToken);
    expect(asked.error).toMatchObject({ status: 'UNAUTHENTICATED', details: { reason: 'session-ended' } });
  });

  test('creates at the first sign-in a user document with exactly the specified fields', async () => {
    const sub = aUid();
    await exchange(forge.token({ claims: { sub } }));
    const stored = await readDocument(`users/${sub}`);
    expect(Object.keys(stored ?? {}).toSorted()).toEqual([
      'createdAt',
      'displayName',
      'email',
      'photoURL',
      'updatedAt',
    ]);
    const user = await readUser(sub);
    expect(user).toMatchObject({
      displayName: 'Hostile Person',
      email: 'hostile@example.com',
      photoURL: 'https://img.example.com/hostile.png',
    });
    expect(user.updatedAt).toEqual(user.createdAt);
  });

  test('also creates a profile, without the e-mail address and without an unclaimed username', async () => {
    const sub = aUid();
    await exchange(forge.token({ claims: { sub } }));
    const stored = await readDocument(`profiles/${sub}`);
    expect(stored).toEqual(storedProfile(profileSchema.parse(stored)));
    expect(stored).toMatchObject({ displayName: 'Hostile Person', username: null, isListed: true });
    expect(JSON.stringify(stored)).not.toContain('@');
  });

  test('uses the username if there is no full name, and an empty name if there is neither', async () => {
    const [named, nameless] = [aUid(), aUid()];
    await exchange(forge.token({ claims: { sub: named, name: null } }));
    await exchange(
      forge.token({ claims: { sub: nameless, name: ' ', username: null, email: null, picture: null } }),
    );
    expect((await readUser(named)).displayName).toBe('hostile');
    expect(await readUser(nameless)).toMatchObject({ displayName: '', email: '', photoURL: '' });
  });

  test('admits a person named like the house or by an insult, and shows no name until they choose one', async () => {
    for (const name of ['Rostrum Moderator', 'I will find you and kill you.']) {
      const sub = aUid();
      expect((await exchange(forge.token({ claims: { sub, name } }))).error).toBeUndefined();
      expect(await readDocument(`profiles/${sub}`)).toMatchObject({ displayName: '' });
    }
  });

  test('overwrites nothing at the second sign-in', async () => {
    const sub = aUid();
    await exchange(forge.token({ claims: { sub } }));
    await emulatedDatabase().doc(`users/${sub}`).update({ displayName: 'Chosen Later' });
    const before = [await readDocument(`users/${sub}`), await readDocument(`profiles/${sub}`)];
    const { result } = await exchange(
      forge.token({ claims: { sub, name: 'Renamed', email: 'new@example.com' } }),
    );
    expect(result?.firebaseToken).toBeTruthy();
    expect([await readDocument(`users/${sub}`), await readDocument(`profiles/${sub}`)]).toEqual(before);
  });

  test('from twenty racing tabs creates one user document, and lets all twenty in', async () => {
    const sub = aUid();
    const from = aCaller();
    const tabs = Array.from({ length: 20 }, (_, tab) =>
      exchange(forge.token({ claims: { sub, name: `Tab ${tab}` } }), from),
    );
    const answers = await Promise.all(tabs);
    expect(answers.filter(({ result }) => result)).toHaveLength(20);
    const first = await emulatedDatabase().doc(`users/${sub}`).get();
    expect(first.updateTime).toEqual(first.createTime);
    const profile = await emulatedDatabase().doc(`profiles/${sub}`).get();
    expect(profile.updateTime).toEqual(profile.createTime);
  });
});

describe('a hostile token is refused, and nothing is written:', () => {
  test.each(HOSTILE_TOKENS)('$name', async ({ reason, make }) => {
    const before = await everythingStored();
    const { result, error } = await exchange(make(forge));
    expect(result).toBeUndefined();
    expect(error).toMatchObject({ status: 'UNAUTHENTICATED', details: { reason } });
    expect(await everythingStored()).toEqual(before);
  });

  test.each([
    ['longer than any token', 'x'.repeat(TOKEN_MAX_LENGTH + 1), 'token: The token is too long'],
    ['empty', '', 'token: The token is empty'],
    ['a number', 7, 'token: Invalid input: expected string'],
    ['a list with a token in it', ['e30.e30.e30'], 'token: Invalid input: expected string'],
    ['missing', undefined, 'token: Invalid input: expected string'],
  ])('%s', async (_, token, sentence) => {
    const before = await everythingStored();
    const { result, error } = await exchange(token);
    expect(result).toBeUndefined();
    expect(error?.status).toBe('INVALID_ARGUMENT');
    expect(error?.message).toContain(sentence);
    expect(await everythingStored()).toEqual(before);
  });
});

/** More than any limit allows within a minute, in as many processes as the emulator runs. */
const FLOOD = 1_000;

describe('a flood of tokens', { timeout: 120_000 }, () => {
  test('from one address is refused unread, while others are let in', async () => {
    const from = aCaller();
    expect(await statusesUntil('RESOURCE_EXHAUSTED', () => exchange('e30', from))).toEqual([
      'UNAUTHENTICATED',
      'RESOURCE_EXHAUSTED',
    ]);
    const good = forge.token({ claims: { sub: aUid() } });
    expect((await exchange(good, from)).error?.status).toBe('RESOURCE_EXHAUSTED');
    expect((await exchange(good)).result).toBeDefined();
  });

  test('of one person is refused, from however many addresses', async () => {
    const token = forge.token({ claims: { sub: aUid() } });
    expect(await statusesUntil('RESOURCE_EXHAUSTED', () => exchange(token))).toEqual([
      'OK',
      'RESOURCE_EXHAUSTED',
    ]);
  });
});

/** The different statuses seen, in order, until the given one comes. */
async function statusesUntil(last: string, ask: () => ReturnType<typeof exchange>): Promise<string[]> {
  const seen = new Set<string>();
  for (let count = 0; count < FLOOD && !seen.has(last); count += 1) {
    const { error } = await ask();
    seen.add(error?.status ?? 'OK');
  }
  return [...seen];
}
