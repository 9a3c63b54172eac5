import { randomUUID } from 'node:crypto';
import { replay, type RoomCommandOf } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, type TestPerson } from '../testing/emulator.ts';
import {
  liveDebate,
  openRoom,
  readChat,
  readEvents,
  readMessages,
  readRoom,
  untilRoom,
} from '../testing/rooms.ts';
import { RoomStore, type Reader, type Writer } from './room-store.ts';
import { speak } from './speak.ts';

let people: TestPerson[];
let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  people = await Promise.all(
    ['Ada Vale', 'Ben Okafor', 'Cleo Marsh', 'Dara Novak'].map((name) => aPerson(name)),
  );
  [ada, ben, cleo, dara] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
});

const refusalOf = async (asked: ReturnType<TestPerson['ask']>) => (await asked).result?.refusal ?? 'accepted';

/** What speaking reads and writes, in documents, when nobody competes and nothing is remembered. */
async function costOf({ uid }: TestPerson, command: RoomCommandOf<'speak'>) {
  const cost = { reads: 0, writes: 0 };
  const db = emulatedDatabase();
  const batch = db.batch();
  const reader: Reader = {
    getAll: (...refs) => ((cost.reads += refs.length), db.getAll(...refs)),
    get: (query) => query.get(),
  };
  const count = (write: () => unknown) => ((cost.writes += 1), write());
  const writer: Writer = {
    create: (...args) => count(() => batch.create(...args)),
    set: (ref, data) => count(() => batch.set(ref, data)),
    update: (ref, data, precondition) => count(() => batch.update(ref, data, precondition ?? {})),
    delete: (...args) => count(() => batch.delete(...args)),
  };
  const store = new RoomStore(db, reader, writer);
  await speak({ uid, commandId: randomUUID(), atMs: Date.now(), store }, command);
  await batch.commit();
  return cost;
}

describe('a message', () => {
  test('costs at most four reads and three writes, with everything that it can carry', async () => {
    const roomId = await liveDebate([ada, ben]);
    expect(await costOf(ada, { type: 'speak', roomId, text: 'Turnout is a public good.' })).toEqual({
      reads: 3,
      writes: 3,
    });
    const said = await ada.ask({ type: 'speak', roomId, text: 'It pays for itself.' });
    const quotes = said.result!.value!['messageId']!;
    expect(await costOf(ada, { type: 'speak', roomId, text: 'As I said.', quotes })).toEqual({
      reads: 4,
      writes: 3,
    });
  });

  test('may quote another that everybody sees, and none that is held', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    const held = await ben.ask({ type: 'speak', roomId, text: 'It is not.' });
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

  test('is worded anew by its author, and keeps what it said', async () => {
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

  test('has one reaction a person, which can be changed and taken back', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    const messageId = said.result!.value!['messageId']!;
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

  test('is flagged to the host, once a person', async () => {
    const roomId = await liveDebate([ada, ben]);
    const said = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    const messageId = said.result!.value!['messageId']!;
    await cleo.ask({ type: 'flag', roomId, messageId, reason: 'spam' });
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
  test('takes the words of everybody who may read, once, and touches nothing else', async () => {
    const roomId = await liveDebate([ada, ben]);
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
    expect(await refusalOf(dara.ask({ type: 'chat', roomId, text: 'Ben, you are an idiot.' }))).toBe(
      'chat-held',
    );
    const flood = [];
    for (let line = 0; line < 7; line += 1)
      flood.push(await refusalOf(dara.ask({ type: 'chat', roomId, text: `Line ${line}` })));
    expect(flood.at(-1)).toBe('too-fast');
    expect(await refusalOf(ben.ask({ type: 'mute', roomId, uid: cleo.uid }))).toBe('not-the-host');
    await ada.ask({ type: 'mute', roomId, uid: cleo.uid });
    expect(await refusalOf(cleo.ask({ type: 'chat', roomId, text: 'Hello' }))).toBe('muted');
  });
});

describe('who is removed', () => {
  test('loses the way in and stays out, by link, code and seat', async () => {
    const { roomId, code } = await openRoom(ada, { visibility: 'private' });
    await cleo.ask({ type: 'joinByCode', code });
    expect(await refusalOf(cleo.ask({ type: 'enter', roomId }))).toBe('accepted');
    await ada.ask({ type: 'remove', roomId, uid: cleo.uid });
    expect((await emulatedDatabase().doc(`rooms/${roomId}/members/${cleo.uid}`).get()).exists).toBe(false);
    for (const asked of [
      cleo.ask({ type: 'enter', roomId }),
      cleo.ask({ type: 'joinByCode', code }),
      cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' }),
    ])
      expect(await refusalOf(asked)).toBe('removed');
  });
});

describe('the motion', () => {
  test('is worded anew by the host while a seat is free, and never after', async () => {
    const { roomId } = await openRoom(ada);
    const motion = 'This house would make voting a duty';
    expect(await refusalOf(ben.ask({ type: 'editMotion', roomId, motion }))).toBe('not-the-host');
    expect(await refusalOf(ada.ask({ type: 'editMotion', roomId, motion }))).toBe('accepted');
    expect((await readRoom(roomId)).motion).toBe(motion);
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    expect(await refusalOf(ada.ask({ type: 'editMotion', roomId, motion: `${motion} now` }))).toBe(
      'wrong-phase',
    );
  });
});

describe('a lost connection', () => {
  test('stops the debate only where the stored heartbeat says so; whoever comes back goes on', async () => {
    const roomId = await liveDebate([ada, ben]);
    expect(await refusalOf(ada.ask({ type: 'reportMissing', roomId, uid: ben.uid }))).toBe('still-here');
    await emulatedDatabase()
      .doc(`rooms/${roomId}/members/${ben.uid}`)
      .set({ uid: ben.uid, displayName: '', photoURL: '', joinedAtMs: 0, lastSeenAtMs: Date.now() - 26_000 });
    expect(await refusalOf(cleo.ask({ type: 'reportMissing', roomId, uid: ben.uid }))).toBe('not-seated');
    expect(await refusalOf(ada.ask({ type: 'reportMissing', roomId, uid: ben.uid }))).toBe('accepted');
    expect((await readRoom(roomId)).debate).toMatchObject({
      phase: 'paused',
      reason: 'connection',
      missing: ben.uid,
    });
    expect(await refusalOf(ada.ask({ type: 'substitute', roomId }))).toBe('choice-too-early');
    expect(await refusalOf(ben.ask({ type: 'comeBack', roomId }))).toBe('accepted');
    expect((await readRoom(roomId)).debate.phase).toBe('live');
  });

  test('of somebody who leaves lets another take the seat, and the debate goes on', async () => {
    const roomId = await liveDebate([ada, ben]);
    await ben.ask({ type: 'leave', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'paused', reason: 'left' });
    expect(await refusalOf(cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' }))).toBe('accepted');
    expect((await readRoom(roomId)).debate).toMatchObject({
      phase: 'live',
      seats: { 'against-1': cleo.uid },
    });
    expect((await readRoom(roomId)).people[ben.uid]?.displayName).toBe('Ben Okafor');
  });
});

describe('votes', () => {
  test('of everybody but the debaters are counted once the debate has ended', async () => {
    const roomId = await liveDebate([ada, ben]);
    const vote = (person: TestPerson, choice: 'for' | 'against' | 'undecided') =>
      person.ask({ type: 'vote', roomId, choice });
    expect(await refusalOf(vote(ada, 'for'))).toBe('debaters-do-not-vote');
    await vote(cleo, 'undecided');
    await vote(cleo, 'for');
    await vote(dara, 'against');
    await ada.ask({ type: 'yield', roomId });
    expect(await refusalOf(vote(cleo, 'against'))).toBe('no-ballot-open');
    await ada.ask({ type: 'end', roomId });
    expect((await readRoom(roomId)).debate.phase).toBe('verdictVote');
    await vote(cleo, 'against');
    await ada.ask({ type: 'nextStep', roomId });
    const { tally } = await untilRoom(roomId, (room) => room.tally !== null);
    expect(tally).toEqual({
      before: { for: 1, against: 1, undecided: 0 },
      after: { for: 0, against: 1, undecided: 0 },
      moved: { 'for>against': 1 },
    });
  });

  test('of who gave up a seat, or took one after voting, do not count', async () => {
    const roomId = await liveDebate([ada, ben]);
    const vote = (person: TestPerson) => refusalOf(person.ask({ type: 'vote', roomId, choice: 'against' }));
    expect(await vote(dara)).toBe('accepted');
    expect(await vote(cleo)).toBe('accepted');
    await ben.ask({ type: 'leave', roomId });
    expect(await vote(ben)).toBe('debaters-do-not-vote');
    await cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    expect(await vote(cleo)).toBe('debaters-do-not-vote');
    await ada.ask({ type: 'end', roomId });
    expect(await vote(ben)).toBe('debaters-do-not-vote');
    await ada.ask({ type: 'nextStep', roomId });
    const { tally } = await untilRoom(roomId, (room) => room.tally !== null);
    expect(tally?.before).toEqual({ for: 0, against: 1, undecided: 0 });
  });

  /** Ada and Ben are seated and Ada is ready; Cleo came in while a seat was still free. */
  async function almostReady(): Promise<string> {
    const { roomId } = await openRoom(ada, { lengths: { preparation: 0 } });
    await cleo.ask({ type: 'enter', roomId });
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    await ada.ask({ type: 'ready', roomId });
    return roomId;
  }

  test('are asked for at the end where somebody came in before the beginning and stayed', async () => {
    const roomId = await almostReady();
    await ben.ask({ type: 'ready', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'live', hasAudience: true });
    await ada.ask({ type: 'end', roomId });
    expect((await readRoom(roomId)).debate.phase).toBe('verdictVote');
  });

  test('are not asked for where whoever came in had gone when it began', async () => {
    const roomId = await almostReady();
    const lastSeenAtMs = Date.now() - 121_000;
    await emulatedDatabase().doc(`rooms/${roomId}/members/${cleo.uid}`).update({ lastSeenAtMs });
    await ben.ask({ type: 'ready', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'live', hasAudience: false });
    await ada.ask({ type: 'end', roomId });
    expect((await readRoom(roomId)).debate.phase).toBe('debrief');
  });
});

describe('an open floor', () => {
  test('gives turns to hands in their order, to people of the audience too, and then to the next', async () => {
    const roomId = await liveDebate([ada, ben], { formatId: 'open-floor' });
    expect(await refusalOf(cleo.ask({ type: 'speak', roomId, text: 'I think' }))).toBe('not-seated');
    await cleo.ask({ type: 'raiseHand', roomId });
    await dara.ask({ type: 'raiseHand', roomId });
    const { debate, people: names } = await readRoom(roomId);
    expect(debate).toMatchObject({ floor: { turn: { uid: cleo.uid }, queue: [dara.uid] } });
    expect(names[dara.uid]?.displayName).toBe('Dara Novak');
    expect(await refusalOf(cleo.ask({ type: 'speak', roomId, text: 'We stand apart.' }))).toBe('accepted');
    await cleo.ask({ type: 'yield', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ floor: { turn: { uid: dara.uid }, queue: [] } });
    const [message] = await readMessages(roomId);
    expect(message).toMatchObject({ authorName: 'Cleo Marsh', side: null, kind: 'speech' });
    expect((await readRoom(roomId)).people[cleo.uid]?.displayName).toBe('Cleo Marsh');
  });
});

describe('a scheduled debate', () => {
  test('opens in the future and not too far ahead', async () => {
    const soonMs = Date.now() + 3_600_000;
    const { roomId } = await openRoom(ada, { opensAtMs: soonMs, pace: 'correspondence' });
    const room = await readRoom(roomId);
    expect(room.opensAtMs).toBe(soonMs);
    expect(room.debate.format).toMatchObject({ pace: 'correspondence', preparationSeconds: 0 });
    const refused = async (opensAtMs: number) =>
      refusalOf(
        ada.ask({
          type: 'create',
          motion: room.motion,
          formatId: 'quick-clash',
          side: 'any',
          visibility: 'public',
          strictness: 'standard',
          opensAtMs,
        }),
      );
    expect(await refused(Date.now() - 1)).toBe('opening-past');
    expect(await refused(Date.now() + 91 * 86_400_000)).toBe('opening-too-far');
  });
});
