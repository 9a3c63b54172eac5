import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, call, refusalOf, type TestPerson } from './testing/emulator.ts';
import { asks, profileOf } from './testing/people.ts';
import { creation, openRoom, readRoom } from './testing/rooms.ts';

const THREAT = 'I will find you and kill you.';
const ADDRESS = 'Sam Marsh, 07700 900123, 12 Oak Street';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
});

describe('words that others read', () => {
  test.each([
    ['displayName', THREAT, 'Rosa Trum'],
    ['displayName', ADDRESS, 'Dick Van Dyke'],
    ['displayName', 'Rоstrum Moderator', 'Moderata Lind'],
    ['bio', 'you are a stupid worthless idiot. Go kill yourself.', 'Killer arguments, dead serious.'],
  ])('the %s "%s" is refused with advice, and "%s" is saved', async (field, attack, innocent) => {
    const before = await profileOf(ada.uid);
    const { result } = await asks(ada, { type: 'saveProfile', [field]: attack });
    expect(result).toMatchObject({ ok: false, refusal: 'words-held', field });
    expect(JSON.stringify(result)).toMatch(/Choose another|Take the threat out/);
    expect(await profileOf(ada.uid)).toEqual(before);
    expect(await refusalOf(asks(ada, { type: 'saveProfile', [field]: innocent }))).toBe('accepted');
    expect(await profileOf(ada.uid)).toMatchObject({ [field]: innocent });
  });

  test('the motion of a room is refused when it is opened and when it is edited', async () => {
    const motion = `This house believes that ${THREAT}`;
    expect(await refusalOf(ada.ask(creation({ motion })))).toBe('words-held');
    const { roomId } = await openRoom(ada);
    const before = await readRoom(roomId);
    expect(await refusalOf(ada.ask({ type: 'editMotion', roomId, motion: `Call ${ADDRESS}` }))).toBe(
      'words-held',
    );
    expect(await readRoom(roomId)).toEqual(before);
    const worded = 'This house would abolish the death penalty';
    expect(await refusalOf(ada.ask({ type: 'editMotion', roomId, motion: worded }))).toBe('accepted');
  });

  test('a challenge reaches nobody with a threat for its motion', async () => {
    const wish = { formatId: 'quick-clash', side: 'for', visibility: 'public' } as const;
    const challenge = (motion: string) => asks(ada, { type: 'challenge', uid: ben.uid, motion, ...wish });
    expect(await refusalOf(challenge(THREAT))).toBe('words-held');
    expect(await refusalOf(challenge('This house would make buses free'))).toBe('accepted');
  });

  test('a note to the makers is refused with a threat and taken with a complaint', async () => {
    const suggest = (text: string) => {
      const command = { type: 'suggest', kind: 'problem', text, page: '/app', screenshot: null };
      return call('feedback', { commandId: randomUUID(), command }, ada.idToken);
    };
    expect(await refusalOf(suggest(THREAT))).toBe('words-held');
    expect(await refusalOf(suggest('The clock is broken and it is really annoying.'))).toBe('accepted');
  });
});
