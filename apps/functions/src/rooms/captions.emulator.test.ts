import { captionPath, captionSchema, type RoomCommandInput } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readInterventions, readMessages, readStored } from '../testing/rooms.ts';

const CLEAN = 'Voting is a duty, because every law binds all of us.';
const ATTACK = 'Ben, you are a stupid worthless idiot.';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  [ada, ben] = await fourPeople();
});

/** A running debate in which Ada has the floor, and the captions that people see in it. */
async function aDictation() {
  const roomId = await liveDebate([ada, ben]);
  const { debate } = (await readStored(roomId)).room;
  const saidInStep = 'floor' in debate ? debate.floor.stepIndex : 0;
  const ask = (person: TestPerson, text: string | null) => {
    const command: RoomCommandInput = { type: 'caption', roomId, saidInStep, text };
    return person.ask(command);
  };
  const say = async (text: string | null) => (await ask(ada, text)).result?.value?.['state'];
  const seen = async (person: TestPerson) => {
    const stored = await emulatedDatabase().doc(captionPath(roomId, person.uid)).get();
    return stored.exists ? captionSchema.parse(stored.data()).text : undefined;
  };
  return { roomId, ask, say, seen };
}

describe('dictated words', () => {
  test('reach the others while they are clean, and are gone once they are posted', async () => {
    const { roomId, say, seen } = await aDictation();
    expect(await say(CLEAN)).toBe('shown');
    expect(await seen(ada)).toBe(CLEAN);
    await ada.ask({ type: 'speak', roomId, text: CLEAN });
    expect(await seen(ada)).toBeUndefined();
    expect((await readMessages(roomId)).map(({ text }) => text)).toEqual([CLEAN]);
  });

  test('with an attack are never published, alone or behind clean ones, and leave no trace', async () => {
    const { roomId, say, seen } = await aDictation();
    const before = await readInterventions(roomId);
    expect(await say(ATTACK)).toBe('kept');
    expect(await seen(ada)).toBeUndefined();
    expect(await say(CLEAN)).toBe('shown');
    await expect.poll(() => say(`${CLEAN} ${ATTACK}`), { timeout: 8_000, interval: 500 }).toBe('kept');
    expect(await seen(ada)).toBe(CLEAN);
    expect(await readMessages(roomId)).toEqual([]);
    expect(await readInterventions(roomId)).toEqual(before);
  }, 20_000);

  test('in another language are judged in it', async () => {
    const { say } = await aDictation();
    expect(await say('Du bist ein dummer, wertloser Idiot und ein Arschloch.')).toBe('kept');
  });

  test('are written once in two seconds, and by nobody without the floor', async () => {
    const { ask, say, seen } = await aDictation();
    expect([await say(CLEAN), await say(`${CLEAN} And more.`)]).toEqual(['shown', 'early']);
    expect(await seen(ada)).toBe(CLEAN);
    expect(await refusalOf(ask(ben, CLEAN))).toBe('not-your-turn');
    expect(await seen(ben)).toBeUndefined();
  });

  test('are gone when their author stops, or the step is over', async () => {
    const { roomId, say, seen } = await aDictation();
    await say(CLEAN);
    expect(await say(null)).toBe('gone');
    expect(await seen(ada)).toBeUndefined();
    await say(CLEAN);
    await ada.ask({ type: 'nextStep', roomId });
    expect(await seen(ada)).toBeUndefined();
  });
});
