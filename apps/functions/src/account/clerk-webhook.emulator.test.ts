import { randomUUID } from 'node:crypto';
import {
  erasurePath,
  foldText,
  heldNamesPath,
  identityRecordPath,
  userPath,
  userSchema,
  webhookMessagePath,
  type IdentityRecord,
} from '@rostrum/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, type TestPerson } from '../testing/emulator.ts';
import { asks, profileOf } from '../testing/people.ts';
import { tellWebhook, type Change } from './testing/a-message.ts';

const SIGNED_UP_AT_MS = 1_763_000_000_000;
let ada: TestPerson;
let updatedAtMs = SIGNED_UP_AT_MS;

beforeEach(async () => {
  const db = emulatedDatabase();
  ada = await aPerson('Ada Vale');
  const now = FieldValue.serverTimestamp();
  const fields = {
    displayName: 'Ada Vale',
    email: 'ada@example.com',
    photoURL: '',
    createdAt: now,
    updatedAt: now,
  };
  await db.doc(userPath(ada.uid)).set(fields);
  const known: IdentityRecord = {
    name: 'Ada Vale',
    photoURL: '',
    email: 'ada@example.com',
    updatedAtMs: 0,
    isBanned: false,
    passwordChangedAtMs: null,
  };
  await db.doc(identityRecordPath(ada.uid)).set(known);
});

/** A message from Clerk about a change; the newest unless specified. */
const updated = (changes: object = {}) => ({
  type: 'user.updated',
  object: 'event',
  data: {
    id: ada.uid,
    first_name: 'Ada',
    last_name: 'Vale',
    image_url: '',
    primary_email_address_id: 'idn_1',
    email_addresses: [{ id: 'idn_1', email_address: 'ada@example.com' }],
    updated_at: (updatedAtMs += 1_000),
    ...changes,
  },
});
const deleted = (uid = ada.uid) => ({
  type: 'user.deleted',
  object: 'event',
  data: { id: uid, deleted: true },
});
const statusOf = async (event: unknown, change?: Change) => (await tellWebhook(event, change)).status;
const userOf = async (uid: string) =>
  userSchema.parse((await emulatedDatabase().doc(userPath(uid)).get()).data());
const isErased = async (uid: string) => (await emulatedDatabase().doc(erasurePath(uid)).get()).exists;
const stored = async () => [await userOf(ada.uid), await profileOf(ada.uid), await isErased(ada.uid)];

describe('the webhook refuses, and changes nothing', () => {
  const MINUTE_MS = 60_000;
  test.each<[string, () => Change]>([
    [
      'a message that somebody else signed',
      () => ({ secret: `whsec_${Buffer.from('another').toString('base64')}` }),
    ],
    ['a body that was changed on its way', () => ({ body: JSON.stringify(deleted('user_other')) })],
    ['another id than was signed', () => ({ headers: { 'svix-id': 'msg_other' } })],
    [
      'another time than was signed',
      () => ({ headers: { 'svix-timestamp': String(Math.floor(Date.now() / 1_000) - 1) } }),
    ],
    ['a signature of a version it does not know', () => ({ headers: { 'svix-signature': 'v0,c2lnbmVk' } })],
    ['no signature', () => ({ headers: { 'svix-signature': '' } })],
    ['a message of six minutes ago', () => ({ atMs: Date.now() - 6 * MINUTE_MS })],
    ['a message of in six minutes', () => ({ atMs: Date.now() + 6 * MINUTE_MS })],
  ])('%s', async (_, change) => {
    const before = await stored();
    expect(await statusOf(deleted(), change())).toBe(400);
    expect(await statusOf(updated({ first_name: 'Mallory' }), change())).toBe(400);
    expect(await stored()).toEqual(before);
  });

  test('messages that Clerk signs and its reference does not list', async () => {
    expect(await statusOf({ type: 'user.updated', data: { id: 'users/../secret' } })).toBe(400);
    expect(await statusOf({ type: 'user.deleted', data: {} })).toBe(400);
  });

  test('anything but POST', async () => {
    expect(await statusOf(deleted(), { method: 'GET' })).toBe(405);
    expect(await isErased(ada.uid)).toBe(false);
  });
});

describe('a person who changes something at Clerk', () => {
  test('their name is called so here, and is found by it', async () => {
    expect(await statusOf(updated({ last_name: 'Marsh' }))).toBe(200);
    expect(await profileOf(ada.uid)).toMatchObject({ displayName: 'Ada Marsh' });
    const profile = await emulatedDatabase().doc(`profiles/${ada.uid}`).get();
    expect(profile.data()).toMatchObject({ nameKey: 'ada marsh', isListed: true });
    expect(await userOf(ada.uid)).toMatchObject({ displayName: 'Ada Marsh', email: 'ada@example.com' });
  });

  test('their photo or address has it here', async () => {
    const photo = 'https://img.example.com/ada.png';
    await statusOf(
      updated({ image_url: photo, email_addresses: [{ id: 'idn_1', email_address: 'new@example.com' }] }),
    );
    expect(await profileOf(ada.uid)).toMatchObject({ photoURL: photo, displayName: 'Ada Vale' });
    expect(await userOf(ada.uid)).toMatchObject({ photoURL: photo, email: 'new@example.com' });
    expect(JSON.stringify(await profileOf(ada.uid))).not.toContain('example.com"');
  });

  test('something else keeps the name that they chose here', async () => {
    await asks(ada, { type: 'saveProfile', displayName: 'Ada the Brief' });
    expect(await statusOf(updated({ image_url: 'https://img.example.com/2.png' }))).toBe(200);
    expect(await profileOf(ada.uid)).toMatchObject({ displayName: 'Ada the Brief' });
  });

  test('twice keeps the last change, in either order of arrival', async () => {
    const [first, second] = [updated({ last_name: 'One' }), updated({ last_name: 'Two' })];
    await statusOf(second);
    expect(await statusOf(first)).toBe(200);
    expect(await profileOf(ada.uid)).toMatchObject({ displayName: 'Ada Two' });
  });

  test('their name to an unacceptable one keeps the old one', async () => {
    for (const first_name of ['…', 'Rostrum Moderator', 'You are an idiot']) {
      expect(await statusOf(updated({ first_name, last_name: null }))).toBe(200);
      expect(await profileOf(ada.uid)).toMatchObject({ displayName: 'Ada Vale' });
    }
  });

  test('their name back to one that the house replaced stays as the house left it', async () => {
    const held = emulatedDatabase().doc(heldNamesPath(ada.uid));
    await held.set({ names: [foldText('Rude Marsh')] });
    const photo = 'https://img.example.com/held.png';
    expect(await statusOf(updated({ first_name: 'RUDE', last_name: 'Marsh', image_url: photo }))).toBe(200);
    expect(await profileOf(ada.uid)).toMatchObject({ displayName: 'Ada Vale', photoURL: photo });
    expect(await userOf(ada.uid)).toMatchObject({ displayName: 'Ada Vale', photoURL: photo });
    expect(await statusOf(updated({ last_name: 'Marsh' }))).toBe(200);
    expect(await profileOf(ada.uid)).toMatchObject({ displayName: 'Ada Marsh' });
  });

  test('their name keeps the old one while the held names cannot be read; the rest is taken over', async () => {
    await emulatedDatabase().doc(heldNamesPath(ada.uid)).set({ names: 'Rude Marsh' });
    const photo = 'https://img.example.com/unread.png';
    expect(await statusOf(updated({ first_name: 'Rude', last_name: 'Marsh', image_url: photo }))).toBe(200);
    expect(await profileOf(ada.uid)).toMatchObject({ displayName: 'Ada Vale', photoURL: photo });
  });

  test('without ever visiting us stays unknown', async () => {
    const id = `user_${randomUUID()}`;
    expect(await statusOf(updated({ id }))).toBe(200);
    expect((await emulatedDatabase().doc(`profiles/${id}`).get()).exists).toBe(false);
  });
});

describe('a message', () => {
  test('that is redelivered has no further effect', async () => {
    const id = `msg_${randomUUID()}`;
    const event = updated({ last_name: 'Marsh' });
    expect(await tellWebhook(event, { id })).toEqual({ status: 200, body: 'Done.' });
    await asks(ada, { type: 'saveProfile', displayName: 'Ada the Brief' });
    expect(await tellWebhook(event, { id })).toEqual({ status: 200, body: 'Known.' });
    expect(await profileOf(ada.uid)).toMatchObject({ displayName: 'Ada the Brief' });
    const remembered = await emulatedDatabase().doc(webhookMessagePath(id)).get();
    expect(remembered.get('expiresAt').toMillis()).toBeGreaterThan(Date.now());
  });

  test('that a replay sends under a new id with the old signature is refused', async () => {
    const id = `msg_${randomUUID()}`;
    expect(await statusOf(updated(), { id, headers: { 'svix-id': `msg_${randomUUID()}` } })).toBe(400);
  });

  test('of a kind that we ignore is answered, so that it is not redelivered', async () => {
    expect(await tellWebhook({ type: 'session.created', data: { id: 'sess_1' } })).toEqual({
      status: 200,
      body: 'Nothing to do.',
    });
  });
});

test('a user whom Clerk deleted is deleted here, once, and a late change does not revive them', async () => {
  const late = updated({ last_name: 'Marsh' });
  expect(await tellWebhook(deleted())).toEqual({ status: 200, body: 'Done.' });
  expect(await isErased(ada.uid)).toBe(true);
  expect(await profileOf(ada.uid)).toMatchObject({ isDeleted: true });
  const askedAtMs = (await emulatedDatabase().doc(erasurePath(ada.uid)).get()).get('askedAtMs');
  expect(await statusOf(deleted())).toBe(200);
  expect((await emulatedDatabase().doc(erasurePath(ada.uid)).get()).get('askedAtMs')).toBe(askedAtMs);
  expect(await statusOf(late)).toBe(200);
  expect(await profileOf(ada.uid)).toMatchObject({ isDeleted: true, displayName: 'Deleted user' });
});
