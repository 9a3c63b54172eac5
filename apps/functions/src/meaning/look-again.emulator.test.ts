import type { Reader } from '@rostrum/moderator/reader';
import { beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readEvents, readInterventions, readMessages, readRoom } from '../testing/rooms.ts';
import { lookAgainLater } from './look-again-later.ts';

/** Words in which the fast heads see no more than a weak sign. */
const VEILED = 'People like you ruin every street they move into.';
const SURE: Reader = {
  read: async (text) => ({
    attack: 0.95,
    group: 0,
    harm: 0,
    care: 0,
    exposure: 0,
    sexual: 0,
    places: { attack: { start: 0, end: text.length } },
  }),
};

let people: TestPerson[];
beforeAll(async () => {
  people = await fourPeople();
});

async function aDebateWithWords() {
  const roomId = await liveDebate(people);
  const { result } = await people[0]!.ask({ type: 'speak', roomId, text: VEILED });
  const messageId = result?.value?.['messageId'] ?? '';
  const { createdAtMs } = (await readMessages(roomId)).find(({ id }) => id === messageId)!;
  const lookAgain = (reader?: Reader) =>
    lookAgainLater(emulatedDatabase(), { roomId, messageId }, reader, () => createdAtMs + 1_000);
  return { roomId, messageId, lookAgain };
}

async function everythingIn(roomId: string) {
  const [room, messages, events] = await Promise.all([
    readRoom(roomId),
    readMessages(roomId),
    readEvents(roomId),
  ]);
  return { debate: room.debate, messages, events };
}

const attacksNoted = async (roomId: string) =>
  (await readInterventions(roomId)).filter(({ act }) => act === 'personAttack');

describe('the second reader in the background', () => {
  test('may add a private note to the author, once no matter how often it is delivered', async () => {
    const { roomId, messageId, lookAgain } = await aDebateWithWords();
    const before = await everythingIn(roomId);
    await Promise.all([lookAgain(SURE), lookAgain(SURE)]);
    await lookAgain(SURE);
    expect(await attacksNoted(roomId)).toMatchObject([
      { to: people[0]!.uid, messageId, quote: VEILED, level: 1, engine: 'embedded' },
    ]);
    expect(await everythingIn(roomId)).toEqual(before);
  });

  test('with the bundled encoder is not sure enough of this one', async () => {
    const { roomId, lookAgain } = await aDebateWithWords();
    await lookAgain();
    expect(await attacksNoted(roomId)).toEqual([]);
  });
});
