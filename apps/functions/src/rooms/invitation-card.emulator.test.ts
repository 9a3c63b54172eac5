import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, post, type TestPerson } from '../testing/emulator.ts';
import { MOTION, openRoom } from '../testing/rooms.ts';

let ada: TestPerson;

beforeAll(async () => {
  ada = await aPerson('Ada Marsh');
});

const from = (address: string) => ({ 'x-forwarded-for': address });
/** Nobody else calls from these. */
const VISITOR = '192.0.2.41';
const GUESSER = '192.0.2.42';

describe('the link of an invitation', () => {
  test('tells a visitor without a token who invites to what', async () => {
    const { code } = await openRoom(ada, { visibility: 'private' });
    await expect(post('invitationCard', { code }, from(VISITOR))).resolves.toEqual({
      result: {
        state: 'open',
        hostName: 'Ada Marsh',
        motion: MOTION,
        formatName: 'Quick clash',
        freeSides: ['against'],
      },
    });
    await expect(post('invitationCard', { code: 'ZZZZZ2' }, from(VISITOR))).resolves.toEqual({
      result: { state: 'unknown' },
    });
  });

  test.each([{}, { code: 7 }, { code: 'SHORT' }, { code: '__x__!' }])(
    'with no possible code is refused: %j',
    async (data) => {
      await expect(post('invitationCard', data, from(VISITOR))).resolves.toMatchObject({
        error: { status: 'INVALID_ARGUMENT' },
      });
    },
  );

  test('answers one address twenty times a minute, and others meanwhile', async () => {
    const guess = (address: string) => post('invitationCard', { code: 'ZZZZZ3' }, from(address));
    const answers: unknown[] = [];
    for (let tries = 0; tries < 42; tries += 1) answers.push(await guess(GUESSER));
    expect(answers.slice(0, 20)).toEqual(Array(20).fill({ result: { state: 'unknown' } }));
    expect(answers).toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ status: 'RESOURCE_EXHAUSTED' }) }),
    );
    await expect(guess(VISITOR)).resolves.toMatchObject({ result: { state: 'unknown' } });
  });
});
