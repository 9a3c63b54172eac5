import { DELETED_NAME, erasurePath, erasureSchema, LIMITS, newErasure } from '@rostrum/domain';
import { getAuth } from 'firebase-admin/auth';
import { expect } from 'vitest';
import { emulatedDatabase } from '../../testing/emulator.ts';
import { ownerOf, profileOf } from '../../testing/people.ts';
import { erase } from '../erase.ts';
import { type ErasureStep } from '../erasure-steps.ts';
import { isAtClerk, localClerk } from './a-clerk-person.ts';
import { testBucket, type Life } from './a-life.ts';
import { countMentions, mentionsOf } from './mentions.ts';

/** A whole life takes time, especially right after the functions start. */
export const LONG = { timeout: 240_000 };
export const placesOf = (uid: string) => ({
  db: emulatedDatabase(),
  auth: getAuth(),
  bucket: testBucket(),
  clerk: localClerk(),
  uid,
});
export const IN_TIME = { hasTime: () => true, nowMs: () => Date.now() };
export const SECOND_ROUND = {
  hasTime: () => true,
  nowMs: () => Date.now() + LIMITS.sessionOutlivesMinutes * 60_000,
};

export async function begin(uid: string): Promise<void> {
  await emulatedDatabase().doc(erasurePath(uid)).set(newErasure(Date.now()));
}
export async function erasureOf(uid: string) {
  return erasureSchema.parse((await emulatedDatabase().doc(erasurePath(uid)).get()).data());
}
export const eraseNow = (uid: string, steps?: readonly ErasureStep[]) => erase(placesOf(uid), IN_TIME, steps);

/** Both rounds, as if the sessions had ended meanwhile. */
export async function eraseWhole(uid: string): Promise<void> {
  await eraseNow(uid);
  expect(await erase(placesOf(uid), SECOND_ROUND)).toEqual({ next: 'never' });
}

/** The remains of an erased person: an id that leads nowhere, in logs that must replay. */
const ID_STAYS_IN = [
  'cases',
  'cases/filed',
  'decisions',
  'erasures',
  'houseAppeals',
  'houseLog',
  // The answer to another person's command; kept for a day.
  'people/commands',
  'profiles',
  'receipts',
  'rooms',
  'rooms/backchannel',
  'rooms/commands',
  'rooms/events',
  'rooms/messages',
  'rooms/server',
];

export async function expectGone({ gina, mark, username }: Life): Promise<void> {
  expect(await mentionsOf(mark)).toEqual([]);
  expect(await mentionsOf(gina.email)).toEqual([]);
  expect(Object.keys(await countMentions(gina.uid)).toSorted()).toEqual(ID_STAYS_IN);
  expect(await ownerOf(username)).toBeUndefined();
  expect(await profileOf(gina.uid)).toMatchObject({ isDeleted: true, displayName: DELETED_NAME, bio: '' });
  for (const place of ['avatars', 'suggestions']) {
    expect((await testBucket().getFiles({ prefix: `${place}/${gina.uid}/` }))[0]).toEqual([]);
  }
  await expect(getAuth().getUser(gina.uid)).rejects.toThrow(/no user record/);
  expect(await isAtClerk(gina.uid)).toBe(false);
}
