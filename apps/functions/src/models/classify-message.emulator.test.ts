import { messagesPath } from '@rostrum/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readEvents, readInterventions, readMessages, readRoom } from '../testing/rooms.ts';
import type { ModelDesk } from './ask-model.ts';
import { classifyMessage } from './classify-message.ts';
import { ModelBooks } from './model-books.ts';
import { ModelServer, type Behaviour } from './testing/model-server.ts';
import { aTestDesk, settingsFor } from './testing/desk.ts';

const server = new ModelServer();
let people: TestPerson[];
let desk: ModelDesk;
beforeAll(async () => {
  await server.start();
  people = await fourPeople();
  const { desk: testDesk } = await aTestDesk('openai-compatible', server);
  const { budgets } = settingsFor('openai-compatible', server.origin);
  desk = { ...testDesk, books: new ModelBooks(emulatedDatabase(), { ...budgets, spending: 1e12 }) };
});
afterAll(() => server.stop());

const FOUND = {
  messages: [{ id: 'm1', labels: [{ kind: 'personAttack', confidence: 0.9, fromWord: 0, toWord: 2 }] }],
};
const WORDS = 'You would say that, with the friends you have in the bus company.';

async function aDebateWithWords(text = WORDS) {
  const roomId = await liveDebate(people);
  const { result } = await people[0]!.ask({ type: 'speak', roomId, text });
  const messageId = result?.value?.['messageId'] ?? '';
  const { createdAtMs } = (await readMessages(roomId)).find(({ id }) => id === messageId)!;
  // The time of the task: one second after the message.
  const soon = { ...desk, now: () => createdAtMs + 1_000 };
  return { roomId, messageId, soon };
}

const fromModel = async (roomId: string) =>
  (await readInterventions(roomId)).filter(({ engine }) => engine === 'model');

async function everythingIn(roomId: string) {
  const [room, messages, events] = await Promise.all([
    readRoom(roomId),
    readMessages(roomId),
    readEvents(roomId),
  ]);
  return { debate: room.debate, messages, events };
}

describe('a model that looks at a shown message', () => {
  test('may add a private note to its author, once no matter how often it is delivered', async () => {
    const { roomId, messageId, soon } = await aDebateWithWords();
    const before = await everythingIn(roomId);
    server.answer(FOUND, { input: 900, output: 40 });
    await classifyMessage(emulatedDatabase(), soon, { roomId, messageId });
    await classifyMessage(emulatedDatabase(), soon, { roomId, messageId });
    const [note, ...others] = await fromModel(roomId);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      act: 'personAttack',
      to: people[0]!.uid,
      quote: 'You would say',
      messageId,
    });
    expect(await everythingIn(roomId)).toEqual(before);
  });

  test('is silent about words that were edited, held or withdrawn in the meantime, or that are old', async () => {
    const { roomId, messageId, soon } = await aDebateWithWords();
    server.answer(FOUND);
    const late = { ...soon, now: () => soon.now() + 8_000 };
    await classifyMessage(emulatedDatabase(), late, { roomId, messageId });
    expect(server.received).toEqual([]);
    await emulatedDatabase()
      .doc(`${messagesPath(roomId)}/${messageId}`)
      .update({ state: 'held' });
    await classifyMessage(emulatedDatabase(), soon, { roomId, messageId });
    expect(server.received).toEqual([]);
    expect(await fromModel(roomId)).toEqual([]);
  });

  test('is silent if the room or the message does not exist', async () => {
    const { roomId } = await aDebateWithWords();
    server.answer(FOUND);
    await classifyMessage(emulatedDatabase(), desk, { roomId, messageId: 'of-another-room' });
    await classifyMessage(emulatedDatabase(), desk, { roomId: 'nowhere', messageId: 'nothing' });
    expect(server.received).toEqual([]);
  });
});

describe('a debate whose model fails', () => {
  const FAILURES: [string, Behaviour][] = [
    ['with malformed JSON', { kind: 'answers', text: '{"messages": [' }],
    ['by being slow', { kind: 'hangs' }],
    ['with too many requests', { kind: 'status', status: 429 }],
    ['with a fault', { kind: 'status', status: 500 }],
    ['by cutting the connection', { kind: 'cuts' }],
    [
      'with a label that there is not',
      { kind: 'answers', text: JSON.stringify(FOUND).replace('personAttack', 'endDebate') },
    ],
    [
      'with a place outside the text',
      { kind: 'answers', text: JSON.stringify(FOUND).replace('"toWord":2', '"toWord":200') },
    ],
    ['with far too much', { kind: 'answers', text: 'x'.repeat(2_000_000) }],
  ];

  test('finishes despite any failure', async () => {
    const { roomId, messageId, soon } = await aDebateWithWords();
    for (const [, behaviour] of FAILURES) {
      server.behave(behaviour);
      const { breaker } = await aTestDesk('openai-compatible', server).then((fresh) => fresh.desk);
      const isSlow = behaviour.kind === 'hangs';
      const impatient = isSlow ? { ...soon, breaker, now: () => soon.now() + 5_900 } : { ...soon, breaker };
      await classifyMessage(emulatedDatabase(), impatient, { roomId, messageId });
      expect(server.received).not.toEqual([]);
    }
    expect(await fromModel(roomId)).toEqual([]);
    await people[0]!.ask({ type: 'proposeEnd', roomId });
    await people[1]!.ask({ type: 'agree', roomId });
    expect(await readRoom(roomId)).toMatchObject({ status: 'finished' });
  });
});
