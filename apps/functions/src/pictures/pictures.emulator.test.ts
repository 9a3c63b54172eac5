import { randomUUID } from 'node:crypto';
import {
  LIMITS,
  screenshotPath,
  storedProfile,
  SUGGESTIONS,
  UNCLAIMED_FILES,
  unclaimedFilePath,
  DELETED_PROFILE,
  type FeedbackCommandInput,
} from '@rostrum/domain';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBucket } from '../account/testing/a-life.ts';
import { aPerson, call, emulatedDatabase, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { profileOf } from '../testing/people.ts';
import { sweepFiles } from './file-sweeper.ts';
import { askPictures } from './testing/ask-pictures.ts';
import { aBomb, AN_SVG, anAnimatedPicture, aPicture, aTalkativePicture } from './testing/pictures.ts';

let ada: TestPerson;
beforeAll(async () => {
  ada = await aPerson('Ada Vale');
});

const shelves = () => ({ db: emulatedDatabase(), bucket: testBucket() });
const inBase64 = (bytes: Buffer) => bytes.toString('base64');
const photo = (bytes: Buffer) => ({ type: 'setPhoto', bytes: inBase64(bytes) }) as const;
const send = (person: TestPerson, bytes: Buffer, commandId?: string) =>
  askPictures(person, photo(bytes), commandId);
const photoOf = async ({ uid }: TestPerson) => (await profileOf(uid)).photoURL;

async function filesOf({ uid }: TestPerson, place = 'avatars'): Promise<string[]> {
  const [files] = await testBucket().getFiles({ prefix: `${place}/${uid}/` });
  return files.map(({ name }) => name);
}
async function notesOf({ uid }: TestPerson) {
  return (await emulatedDatabase().collection(UNCLAIMED_FILES).where('uid', '==', uid).get()).docs;
}
async function expectNothingStored(person: TestPerson): Promise<void> {
  expect(await filesOf(person)).toEqual([]);
  expect(await notesOf(person)).toEqual([]);
  expect(await photoOf(person)).toBe('');
}

describe('a photo', () => {
  test('is redrawn and readable by its address, under a name of ours', async () => {
    const talkative = await aTalkativePicture('Ada-at-home');
    expect(await refusalOf(send(ada, Buffer.concat([talkative, Buffer.from('<script>')])))).toBe('accepted');
    const shown = await fetch(await photoOf(ada));
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const stored = Buffer.from(await shown.arrayBuffer());
    const { format, width, height, exif, icc, xmp } = await sharp(stored).metadata();
    expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'webp', width: 512, height: 512 });
    expect(stored.includes('Ada-at-home') || stored.includes('<script>')).toBe(false);
    expect(await filesOf(ada)).toEqual([expect.stringMatching(/\/[0-9a-f-]{36}$/)]);
    expect(await notesOf(ada)).toEqual([]);
  });

  test('replaces the previous one, which is deleted; after a removal none is left', async () => {
    const before = await photoOf(ada);
    expect(await refusalOf(send(ada, await anAnimatedPicture()))).toBe('accepted');
    expect((await fetch(before)).ok).toBe(false);
    expect(await filesOf(ada)).toHaveLength(1);
    expect(await refusalOf(askPictures(ada, { type: 'removePhoto' }))).toBe('accepted');
    expect(await refusalOf(askPictures(ada, { type: 'removePhoto' }))).toBe('accepted');
    await expectNothingStored(ada);
  });

  test('that is sent twice under one id is stored once, even simultaneously', async () => {
    const twice = await aPerson('Twice');
    const [bytes, commandId] = [await aPicture(200), randomUUID()];
    const answers = await Promise.all([send(twice, bytes, commandId), send(twice, bytes, commandId)]);
    const urls = answers.map(({ result }) => result?.value?.['photoURL']);
    expect(urls).toEqual([await photoOf(twice), await photoOf(twice)]);
    expect(await filesOf(twice)).toHaveLength(1);
    await send(twice, await aPicture(300));
    const later = await photoOf(twice);
    await send(twice, bytes, commandId);
    expect(await photoOf(twice)).toBe(later);
    expect(await filesOf(twice)).toHaveLength(1);
    expect(await notesOf(twice)).toEqual([]);
  });

  test('several at once leave one, which can be read', async () => {
    const hasty = await aPerson('Hasty');
    const bytes = await aPicture(100);
    await Promise.all(Array.from({ length: 4 }, () => send(hasty, bytes)));
    expect((await fetch(await photoOf(hasty))).ok).toBe(true);
    expect(await filesOf(hasty)).toHaveLength(1);
  });

  test.each<[string, () => Promise<Buffer>, string]>([
    ['nothing', async () => Buffer.alloc(0), 'not-a-picture'],
    ['a program', async () => Buffer.from('MZ invoice.exe'), 'not-a-picture'],
    ['a drawing', async () => AN_SVG, 'not-a-picture'],
    ['one pixel by 50,000', () => aPicture(1, 50_000, 'png'), 'picture-too-large'],
    ['50,000 by 50,000 pixels', async () => aBomb(50_000, 50_000), 'picture-too-large'],
    ['half a photo', async () => (await aPicture(600, 600, 'png')).subarray(0, 400), 'picture-broken'],
  ])('that is %s is refused with a sentence, and nothing is stored', async (_, bytes, refusal) => {
    const { result } = await send(ada, await bytes());
    expect(result).toMatchObject({ ok: false, refusal, message: expect.stringMatching(/Choose/) });
    await expectNothingStored(ada);
  });

  test.each([
    ['not base64', '%%%', /didn’t arrive/],
    ['more than 1 MB', 'A'.repeat(1_400_000), /too large/],
  ])('whose bytes are %s is malformed', async (_, bytes, sentence) => {
    const { error } = await askPictures(ada, { type: 'setPhoto', bytes });
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', message: expect.stringMatching(sentence) });
  });

  test('is nothing for a signed-out person', async () => {
    const command = photo(await aPicture(100));
    const { error } = await call('pictures', { commandId: randomUUID(), command });
    expect(error?.status).toBe('UNAUTHENTICATED');
  });

  test('is not shown on a deleted profile, and leaves no file', async () => {
    const gone = await aPerson('Gone');
    await emulatedDatabase().doc(`profiles/${gone.uid}`).set(storedProfile(DELETED_PROFILE));
    expect(await refusalOf(send(gone, await aPicture(100)))).toBe('account-deleted');
    await expectNothingStored(gone);
  });

  test('is refused the twenty-first time within an hour', async () => {
    const eager = await aPerson('Eager');
    const windowStartedAtMs = Date.now();
    await emulatedDatabase()
      .doc(`rateLimits/pictures.person~${eager.uid}`)
      .set({ windowStartedAtMs, count: 19 });
    expect(await refusalOf(send(eager, await aPicture(100)))).toBe('accepted');
    expect(await refusalOf(send(eager, await aPicture(100)))).toBe('too-fast');
  });
});

describe('a screenshot', () => {
  const keep = async (person: TestPerson, commandId?: string) => {
    const bytes = inBase64(await aPicture(2_000, 1_000));
    const { result } = await askPictures(person, { type: 'keepScreenshot', bytes }, commandId);
    return result?.value?.['fileName'] ?? '';
  };
  const note = (person: TestPerson, screenshot: string) => {
    const command: FeedbackCommandInput = {
      type: 'suggest',
      kind: 'problem',
      text: 'The clock hides the motion',
      page: '/app',
      screenshot,
    };
    return refusalOf(call('feedback', { commandId: randomUUID(), command }, person.idToken));
  };

  test('is redrawn, has no public address, and stays with the note that names it', async () => {
    const cleo = await aPerson('Cleo');
    const commandId = randomUUID();
    const fileName = await keep(cleo, commandId);
    const file = testBucket().file(screenshotPath(cleo.uid, fileName));
    const { format, width, height } = await sharp((await file.download())[0]).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1_600, height: 800 });
    expect(await note(cleo, fileName)).toBe('accepted');
    expect(await notesOf(cleo)).toEqual([]);
    expect(await keep(cleo, commandId)).toBe(fileName);
    await sweepFiles(shelves(), Date.now() + 2 * LIMITS.pictureWaitMinutes * 60_000);
    expect((await file.exists())[0]).toBe(true);
  });

  test('is deleted if no note names it within an hour, and not before', async () => {
    const dara = await aPerson('Dara');
    const fileName = await keep(dara);
    const nowMs = Date.now();
    await sweepFiles(shelves(), nowMs + LIMITS.pictureWaitMinutes * 60_000);
    expect(await filesOf(dara, 'suggestions')).toHaveLength(1);
    await sweepFiles(shelves(), nowMs + (LIMITS.pictureWaitMinutes + 6) * 60_000);
    expect(await filesOf(dara, 'suggestions')).toEqual([]);
    expect(await note(dara, fileName)).toBe('picture-missing');
  });

  test('of another person, already used or nonexistent, goes with no note', async () => {
    const [emil, fay] = await Promise.all([aPerson('Emil'), aPerson('Fay')]);
    const fileName = await keep(emil);
    expect(await note(fay, fileName)).toBe('picture-missing');
    expect(await note(emil, 'missing')).toBe('picture-missing');
    expect(await note(emil, fileName)).toBe('accepted');
    expect(await note(emil, fileName)).toBe('picture-missing');
    const kept = await emulatedDatabase().collection(SUGGESTIONS).where('by', '==', fay.uid).get();
    expect(kept.empty).toBe(true);
  });
});

test('a file that a fault left behind is removed, even if its record is unreadable', async () => {
  const hugo = await aPerson('Hugo');
  const { db, bucket } = shelves();
  const path = `avatars/${hugo.uid}/left-behind`;
  await bucket.file(path).save(Buffer.from('raw'), { resumable: false });
  await db.doc(unclaimedFilePath(path)).set({ uid: [hugo.uid], dueAtMs: 1 });
  await db.doc(`${UNCLAIMED_FILES}/${hugo.uid}`).set({ uid: hugo.uid, dueAtMs: 2 });
  await sweepFiles(shelves(), Date.now());
  expect(await filesOf(hugo)).toEqual([]);
  expect(await notesOf(hugo)).toEqual([]);
});
