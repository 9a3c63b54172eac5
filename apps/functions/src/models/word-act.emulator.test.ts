import { interventionPath } from '@rostrum/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readInterventions } from '../testing/rooms.ts';
import type { ModelDesk } from './ask-model.ts';
import { aTestDesk } from './testing/desk.ts';
import { ModelServer, type Behaviour } from './testing/model-server.ts';
import { wordAct } from './word-act.ts';

const server = new ModelServer();
let people: TestPerson[];
beforeAll(async () => {
  await server.start();
  people = await fourPeople();
});
afterAll(() => server.stop());

const QUOTE = 'Trams cost half as much';
const ASKED = `What supports “${QUOTE}”?`;
const WORDED = { words: 'Which evidence supports “{quote1}”?' };

/** A debate in which the moderator has just asked for support of a claim, and a desk one second later. */
async function anAct(act: 'evidence' | 'handover' = 'evidence') {
  const roomId = await liveDebate(people);
  const atMs = Date.now();
  const interventionId = `${act}-of-the-test`;
  const stored = {
    act,
    to: 'all',
    says: ASKED,
    rule: null,
    messageId: null,
    side: null,
    quote: QUOTE,
    spans: [],
    why: [{ label: 'Decided by', value: 'embedded engine' }],
    engine: 'embedded',
    policyVersion: 3,
    atMs,
  };
  await emulatedDatabase().doc(interventionPath(roomId, interventionId)).set(stored);
  const { desk, books } = await aTestDesk('openai-compatible', server);
  const soon: ModelDesk = { ...desk, now: () => atMs + 1_000 };
  const read = async () => (await readInterventions(roomId)).find(({ act: one }) => one === act);
  return { roomId, interventionId, soon, books, read, atMs };
}

describe('a model that words an act', () => {
  test('rephrases the act, and "Why?" discloses it; a second delivery does not ask again', async () => {
    const { roomId, interventionId, soon, books, read } = await anAct();
    server.answer(WORDED, { input: 200, output: 20 });
    await wordAct(emulatedDatabase(), soon, { roomId, interventionId });
    await wordAct(emulatedDatabase(), soon, { roomId, interventionId });
    const worded = await read();
    expect(worded).toMatchObject({ says: `Which evidence supports “${QUOTE}”?`, quote: QUOTE, to: 'all' });
    expect(worded?.why.map(({ label }) => label)).toEqual(['Decided by', 'Worded by']);
    expect(books.settled).toHaveLength(1);
  });

  test.each<[string, Behaviour]>([
    ['malformed JSON', { kind: 'answers', text: '{"words": ' }],
    ['a lost quote', { kind: 'answers', text: JSON.stringify({ words: 'What supports that?' }) }],
    ['a name', { kind: 'answers', text: JSON.stringify({ words: 'Ben, what supports “{quote1}”?' }) }],
    [
      'a verdict',
      { kind: 'answers', text: JSON.stringify({ words: 'Why do you repeat the nonsense “{quote1}”?' }) },
    ],
    ['a fault', { kind: 'status', status: 500 }],
    ['half an answer', { kind: 'cuts' }],
  ])('that answers with %s changes nothing', async (_, behaviour) => {
    const { roomId, interventionId, soon, read } = await anAct();
    const before = await read();
    server.behave(behaviour);
    await wordAct(emulatedDatabase(), soon, { roomId, interventionId });
    expect(server.received).not.toEqual([]);
    expect(await read()).toEqual(before);
  });

  test('is not asked about an act that is old, that a model never words, or that does not exist', async () => {
    const { roomId, interventionId, soon, atMs } = await anAct();
    const clock = await anAct('handover');
    server.answer(WORDED);
    const late = { ...soon, now: () => atMs + 6_000 };
    await wordAct(emulatedDatabase(), late, { roomId, interventionId });
    await wordAct(emulatedDatabase(), clock.soon, clock);
    await wordAct(emulatedDatabase(), soon, { roomId, interventionId: 'no-such-act' });
    expect(server.received).toEqual([]);
  });
});
