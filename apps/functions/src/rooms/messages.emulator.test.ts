import { randomUUID } from 'node:crypto';
import { LIMITS, replay, type RoomCommandOf } from '@rostrum/domain';
import { judgeWords, RoomStore, speak, type Reader, type Writer } from '@rostrum/rooms';
import { beforeAll, describe, expect, test } from 'vitest';
import { readerOf } from '../documents/firestore-reader.ts';
import { batchOf } from '../documents/firestore-unit.ts';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, openRoom, readChat, readEvents, readMessages, readRoom } from '../testing/rooms.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

/** The documents that speaking reads and writes, without competition and with empty caches. */
async function costOf({ uid }: TestPerson, command: RoomCommandOf<'speak'>) {
  const cost = { reads: 0, writes: 0 };
  const db = emulatedDatabase();
  const batch = batchOf(db);
  const { getAll, query } = readerOf(db);
  const reader: Reader = { getAll: (paths) => ((cost.reads += paths.length), getAll(paths)), query };
  const count = (write: () => void) => ((cost.writes += 1), write());
  const writer: Writer = {
    create: (...args) => count(() => batch.create(...args)),
    set: (...args) => count(() => batch.set(...args)),
    merge: (...args) => count(() => batch.merge(...args)),
    update: (...args) => count(() => batch.update(...args)),
    delete: (...args) => count(() => batch.delete(...args)),
  };
  const store = new RoomStore(reader, writer);
  await speak({ uid, commandId: randomUUID(), atMs: Date.now(), store, judge: judgeWords }, command);
  await batch.commit();
  return cost;
}

describe('a message', () => {
  test('costs at most four reads and two writes, with everything that it can carry', async () => {
    const roomId = await liveDebate([ada, ben]);
    expect(await costOf(ada, { type: 'speak', roomId, text: 'Turnout is a public good.' })).toEqual({
      reads: 3,
      writes: 2,
    });
    const said = await ada.ask({ type: 'speak', roomId, text: 'It pays for itself.' });
    const quotes = said.result!.value!['messageId']!;
    expect(await costOf(ada, { type: 'speak', roomId, text: 'As I said.', quotes })).toEqual({
      reads: 4,
      writes: 2,
    });
  });

  test('is its own entry in the log; only the other events have documents', async () => {
    const roomId = await liveDebate([ada, ben]);
    const { result } = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    await ben.ask({ type: 'speak', roomId, text: 'I am not on turn yet.' });
    await ada.ask({ type: 'yield', roomId });
    const { docs } = await emulatedDatabase().collection(`rooms/${roomId}/events`).get();
    expect(docs.map((event) => event.get('type'))).not.toContain('spoke');
    const log = await readEvents(roomId);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
    expect(log).toHaveLength(docs.length + 1);
    const messageId = result!.value!['messageId'];
    expect(log).toContainEqual(
      expect.objectContaining({ type: 'spoke', by: ada.uid, messageId, as: 'floor' }),
    );
    expect(replay(log)).toEqual((await readRoom(roomId)).debate);
  });

  test('may quote a message that everybody sees, but not a held one', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    const held = await ada.ask({ type: 'speak', roomId, text: 'Only a fool like you would deny it.' });
    const quotes = said.result!.value!['messageId']!;
    await ada.ask({ type: 'speak', roomId, text: 'As I said.', quotes });
    const [quoting] = (await readMessages(roomId)).filter(({ text }) => text === 'As I said.');
    expect(quoting?.quote).toEqual({
      messageId: quotes,
      authorName: 'Ada Vale',
      text: 'Turnout is a public good.',
    });
    const unseen = held.result!.value!['messageId']!;
    expect(await refusalOf(ada.ask({ type: 'speak', roomId, text: 'You said', quotes: unseen }))).toBe(
      'quote-unknown',
    );
  });

  test('is reworded by its author, and keeps the old words', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public god.' });
    const messageId = said.result!.value!['messageId']!;
    const edit = { type: 'edit' as const, roomId, messageId, text: 'Turnout is a public good.' };
    expect(await refusalOf(ben.ask(edit))).toBe('message-unknown');
    expect(await refusalOf(ada.ask({ ...edit, text: 'You are an idiot.' }))).toBe('edit-held');
    expect(await refusalOf(ada.ask(edit))).toBe('accepted');
    const [message] = await readMessages(roomId);
    expect(message).toMatchObject({
      text: 'Turnout is a public good.',
      edits: [{ text: 'Turnout is a public god.' }],
    });
    const room = await readRoom(roomId);
    expect(room.debate.spoken[ada.uid]).toBe('Turnout is a public good.'.length);
    expect(replay(await readEvents(roomId))).toEqual(room.debate);
  });

  test('cannot be edited after thirty seconds', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public god.' });
    const messageId = said.result!.value!['messageId']!;
    await emulatedDatabase()
      .doc(`rooms/${roomId}/messages/${messageId}`)
      .update({ createdAtMs: Date.now() - 31_000 });
    expect(await refusalOf(ada.ask({ type: 'edit', roomId, messageId, text: 'Better.' }))).toBe(
      'edit-too-late',
    );
  });

  test('cannot be edited more often than a few times', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public god.' });
    const messageId = said.result!.value!['messageId']!;
    const reword = (nth: number) =>
      ada.ask({ type: 'edit', roomId, messageId, text: `Turnout is good ${nth}.` });
    for (let nth = 1; nth <= LIMITS.editsPerMessage; nth += 1)
      expect(await refusalOf(reword(nth))).toBe('accepted');
    expect(await refusalOf(reword(LIMITS.editsPerMessage + 1))).toBe('edit-too-often');
  });

  test('has one reaction per person, which can be changed and taken back', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    const messageId = said.result!.value!['messageId']!;
    await cleo.ask({ type: 'enter', roomId });
    const react = (person: TestPerson, reaction: 'strongPoint' | 'sourcePlease' | null) =>
      person.ask({ type: 'react', roomId, messageId, reaction });
    const counts = async () => (await readMessages(roomId))[0]?.reactions;
    expect(await refusalOf(react(ada, 'strongPoint'))).toBe('message-unknown');
    await Promise.all([react(ben, 'strongPoint'), react(cleo, 'strongPoint')]);
    await react(cleo, 'strongPoint');
    expect(await counts()).toEqual({ strongPoint: 2 });
    await react(cleo, 'sourcePlease');
    expect(await counts()).toEqual({ strongPoint: 1, sourcePlease: 1 });
    await react(cleo, null);
    expect(await counts()).toEqual({ strongPoint: 1, sourcePlease: 0 });
  });

  test('is flagged to the host, once per person', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    const messageId = said.result!.value!['messageId']!;
    const flagged = () => refusalOf(cleo.ask({ type: 'flag', roomId, messageId, reason: 'spam' }));
    expect(await flagged()).toBe('not-in');
    await cleo.ask({ type: 'enter', roomId });
    expect(await flagged()).toBe('accepted');
    await cleo.ask({ type: 'flag', roomId, messageId, reason: 'offTopic' });
    const flags = await emulatedDatabase().collection(`rooms/${roomId}/flags`).get();
    expect(flags.docs.map((flag) => flag.data())).toMatchObject([
      { messageId, by: cleo.uid, reason: 'offTopic' },
    ]);
    expect(await refusalOf(cleo.ask({ type: 'flag', roomId, messageId: 'none', reason: 'spam' }))).toBe(
      'message-unknown',
    );
  });
});

describe('the backchannel', () => {
  test('accepts the words of everybody who came in, once, and touches nothing else', async () => {
    const roomId = await liveDebate([ada, ben]);
    expect(await refusalOf(dara.ask({ type: 'chat', roomId, text: 'Good start.' }))).toBe('not-in');
    await dara.ask({ type: 'enter', roomId });
    const before = await readRoom(roomId);
    const commandId = randomUUID();
    await dara.ask({ type: 'chat', roomId, text: 'Good start.' }, commandId);
    await dara.ask({ type: 'chat', roomId, text: 'Good start.' }, commandId);
    expect(await readChat(roomId)).toMatchObject([
      { authorId: dara.uid, authorName: 'Dara Novak', text: 'Good start.' },
    ]);
    expect(await readRoom(roomId)).toEqual(before);
  });

  test('refuses strangers of a private room, attacks on people, floods and the muted', async () => {
    const closed = await openRoom(ada, { visibility: 'private' });
    expect(await refusalOf(dara.ask({ type: 'chat', roomId: closed.roomId, text: 'Hello' }))).toBe(
      'room-unknown',
    );
    const roomId = await liveDebate([ada, ben]);
    for (const person of [cleo, dara]) await person.ask({ type: 'enter', roomId });
    expect(await refusalOf(dara.ask({ type: 'chat', roomId, text: 'Ben, you are an idiot.' }))).toBe(
      'words-held',
    );
    const flood = [];
    for (let line = 0; line < 7; line += 1)
      flood.push(await refusalOf(dara.ask({ type: 'chat', roomId, text: `Line ${line}` })));
    expect(flood.at(-1)).toBe('too-fast');
    await cleo.ask({ type: 'enter', roomId });
    expect(await refusalOf(ben.ask({ type: 'mute', roomId, uid: cleo.uid }))).toBe('not-the-host');
    await ada.ask({ type: 'mute', roomId, uid: cleo.uid });
    expect(await refusalOf(cleo.ask({ type: 'chat', roomId, text: 'Hello' }))).toBe('muted');
  });
});
