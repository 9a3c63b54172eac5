import { randomUUID } from 'node:crypto';
import { replay, type RoomCommandInput } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, call, type TestPerson } from '../testing/emulator.ts';
import {
  creation,
  liveDebate,
  MOTION,
  openRoom,
  readEvents,
  readInterventions,
  readMessages,
  readRoom,
  untilRoom,
} from '../testing/rooms.ts';

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;

beforeAll(async () => {
  [ada, ben, cleo] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor'), aPerson('Cleo Marsh')]);
});

/** Ada hosts and speaks for. */
const open = (changes: Parameters<typeof openRoom>[1] = {}) => openRoom(ada, changes);
/** Ada for, Ben against, both ready, no preparation. */
const liveRoom = (lengths: Record<string, number> = {}) => liveDebate([ada, ben], { lengths });

describe('opening a room', () => {
  test('refuses a visitor who is not signed in', async () => {
    const { error } = await call('rooms', { commandId: randomUUID(), command: creation() });
    expect(error).toMatchObject({ status: 'UNAUTHENTICATED', message: 'Sign in first.' });
  });

  test('gives the host a room, a code and the wished seat', async () => {
    const { roomId, code } = await open();
    const room = await readRoom(roomId);
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    expect(room).toMatchObject({ motion: MOTION, hostId: ada.uid, code, status: 'open' });
    expect(room.debate.seats).toEqual({ 'for-1': ada.uid, 'against-1': null });
    expect(room.people[ada.uid]?.displayName).toBe('Ada Vale');
  });

  test('the same command twice opens one room', async () => {
    const commandId = randomUUID();
    const [first, second] = await Promise.all([
      ada.ask(creation(), commandId),
      ada.ask(creation(), commandId),
    ]);
    expect(second!.result!.value).toEqual(first!.result!.value);
  });

  test.each([
    ['empty', '', 'Write the motion in words'],
    ['only emoji', '🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉', 'Write the motion in words'],
    ['5,000 characters long', 'word '.repeat(1_000), 'Keep the motion to 300 characters'],
    ['nine letters long', 'Ban it no', 'Write at least 10 characters'],
  ])('refuses a motion that is %s and says what to do', async (_, motion, sentence) => {
    const { error } = await ada.ask(creation({ motion }));
    expect(error?.status).toBe('INVALID_ARGUMENT');
    expect(error?.message).toContain(sentence);
  });

  test('refuses a format that does not exist, and lengths that nobody could speak in', async () => {
    expect((await ada.ask(creation({ formatId: 'duel' }))).result?.refusal).toBe('format-unknown');
    expect((await ada.ask(creation({ lengths: { 'opening-for': 3 } }))).result?.refusal).toBe('length-wrong');
    expect((await ada.ask(creation({ lengths: { 'no-such-step': 60 } }))).result?.refusal).toBe(
      'length-wrong',
    );
  });
});

describe('coming in', () => {
  test('a private room is unknown to strangers, and opens with its code', async () => {
    const { roomId, code } = await open({ visibility: 'private' });
    expect((await ben.ask({ type: 'enter', roomId })).result?.refusal).toBe('room-unknown');
    expect((await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })).result?.refusal).toBe(
      'room-unknown',
    );
    const joined = await ben.ask({ type: 'joinByCode', code: ` ${code.toLowerCase()} ` });
    expect(joined.result?.value).toEqual({ roomId });
    expect((await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })).result?.ok).toBe(true);
  });

  test('an unknown code is refused, and guessing is slowed down', async () => {
    const guesser = await aPerson('Guesser');
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      answers.push((await guesser.ask({ type: 'joinByCode', code: 'ZZZZZZ' })).result?.refusal);
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'code-unknown'));
    expect(answers[10]).toBe('too-many-tries');
  });

  test('an unknown room is refused', async () => {
    expect((await ben.ask({ type: 'enter', roomId: 'no-such-room' })).result?.refusal).toBe('room-unknown');
  });

  test('of two people who take one seat at once, one gets it and the other is told', async () => {
    const { roomId } = await open();
    const answers = await Promise.all(
      [ben, cleo].map((person) => person.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })),
    );
    expect(answers.filter(({ result }) => result?.ok)).toHaveLength(1);
    expect(answers.find(({ result }) => !result?.ok)?.result?.refusal).toBe('seat-taken');
    expect([ben.uid, cleo.uid]).toContain((await readRoom(roomId)).debate.seats['against-1']);
  });

  test('a full and an ended room give no seat', async () => {
    const roomId = await liveRoom();
    expect((await cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })).result?.refusal).toBe(
      'seat-taken',
    );
    await ada.ask({ type: 'end', roomId });
    expect((await cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })).result?.refusal).toBe(
      'seat-taken',
    );
    expect((await ada.ask({ type: 'speak', roomId, text: 'One more word.' })).result?.refusal).toBe(
      'wrong-phase',
    );
  });
});

describe('the floor', () => {
  test('a message of the speaker is shown, once, however often it is sent', async () => {
    const roomId = await liveRoom();
    const commandId = randomUUID();
    const speech: RoomCommandInput = { type: 'speak', roomId, text: 'Turnout is a public good.' };
    const answers = [await ada.ask(speech, commandId), await ada.ask(speech, commandId)];
    expect(answers[1]!.result!.value).toEqual(answers[0]!.result!.value);
    const messages = await readMessages(roomId);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ state: 'shown', side: 'for', authorName: 'Ada Vale', spans: [] });
  });

  test('words that were refused stay refused under their id, whenever a late copy comes', async () => {
    const roomId = await liveRoom();
    const commandId = randomUUID();
    const text = 'Turnout is a public good.';
    const speech: RoomCommandInput = { type: 'speak', roomId, text };
    await ada.ask({ type: 'pause', roomId });
    const first = (await ada.ask(speech, commandId)).result;
    expect(first).toMatchObject({ ok: false, refusal: 'wrong-phase' });
    await ada.ask({ type: 'resume', roomId });
    const late = (await ada.ask(speech, commandId)).result;
    expect(late).toMatchObject({ ok: false, refusal: 'wrong-phase', message: first?.message });
    expect((await ada.ask(speech)).result?.value).toMatchObject({ state: 'shown' });
    const stored = (await readMessages(roomId)).map((message) => `${message.state}: ${message.text}`);
    expect(stored.toSorted()).toEqual(['refused: ', `shown: ${text}`]);
    const room = await readRoom(roomId);
    expect(room.debate.spoken).toEqual({ [ada.uid]: text.length });
    expect(replay(await readEvents(roomId))).toEqual(room.debate);
  });

  test('a message out of turn is held, with a private note that says who has the floor', async () => {
    const roomId = await liveRoom();
    const { result } = await ben.ask({ type: 'speak', roomId, text: 'But that is not so.' });
    expect(result?.value).toMatchObject({ state: 'held' });
    const [note] = (await readInterventions(roomId)).filter(({ act }) => act === 'outOfTurn');
    expect(note).toMatchObject({ to: ben.uid, side: 'against' });
    expect(note?.says).toContain('Ada Vale has the floor');
    expect((await readRoom(roomId)).ledger['outOfTurn']).toEqual({
      found: { for: 0, against: 1 },
      acted: { for: 0, against: 1 },
    });
  });

  test('an attack on a person is held with its words; edited, it goes out in its place', async () => {
    const roomId = await liveRoom();
    const text = 'Turnout fell. Only a snob like you would not care.';
    const held = await ada.ask({ type: 'speak', roomId, text });
    const heldId = held.result!.value!['messageId']!;
    expect(held.result?.value).toMatchObject({ state: 'held' });
    const [note] = (await readInterventions(roomId)).filter(({ act }) => act === 'personAttack');
    expect(note).toMatchObject({ to: ada.uid, messageId: heldId, quote: 'Only a snob like you' });
    const edited = await ada.ask({ type: 'speak', roomId, text: 'Turnout fell.', replaces: heldId });
    expect(edited.result?.value).toMatchObject({ state: 'shown' });
    const states = Object.fromEntries(
      (await readMessages(roomId)).map(({ text: words, state }) => [words, state]),
    );
    expect(states).toEqual({ [text]: 'replaced', 'Turnout fell.': 'shown' });
  });

  test('nobody replaces or withdraws the message of another, or one that is shown', async () => {
    const roomId = await liveRoom();
    const held = await ben.ask({ type: 'speak', roomId, text: 'Too early.' });
    const messageId = held.result!.value!['messageId']!;
    expect((await ada.ask({ type: 'withdraw', roomId, messageId })).result?.refusal).toBe('message-unknown');
    expect(
      (await ada.ask({ type: 'speak', roomId, text: 'Mine now.', replaces: messageId })).result?.refusal,
    ).toBe('message-unknown');
    const shown = await ada.ask({ type: 'speak', roomId, text: 'Turnout is a public good.' });
    expect(
      (await ada.ask({ type: 'withdraw', roomId, messageId: shown.result!.value!['messageId']! })).result
        ?.refusal,
    ).toBe('message-unknown');
    expect((await ben.ask({ type: 'withdraw', roomId, messageId })).result?.ok).toBe(true);
  });

  test('who only watches cannot speak, yield, pause or end', async () => {
    const roomId = await liveRoom();
    await cleo.ask({ type: 'enter', roomId });
    const refusals = await Promise.all(
      (['speak', 'yield', 'pause', 'end'] as const).map(
        async (type) => (await cleo.ask({ type, roomId, text: 'Hello' } as RoomCommandInput)).result?.refusal,
      ),
    );
    expect(refusals).toEqual(['not-seated', 'not-seated', 'not-the-host', 'not-the-host']);
  });

  test('over-long messages are refused with the limit', async () => {
    const roomId = await liveRoom();
    const long = await ada.ask({ type: 'speak', roomId, text: 'word '.repeat(500) });
    expect(long.result?.refusal).toBe('over-allowance');
    const huge = await ada.ask({ type: 'speak', roomId, text: 'word '.repeat(1_500) });
    expect(huge.error?.message).toContain('Keep a message to 6000 characters');
  });
});

describe('the clock', () => {
  test('a client that asks to advance before the deadline is refused', async () => {
    const roomId = await liveRoom();
    const { debate } = await readRoom(roomId);
    const stepSeq = debate.phase === 'live' ? debate.floor.stepSeq : -1;
    expect((await cleo.ask({ type: 'advance', roomId, stepSeq })).result?.refusal).toBe('step-still-running');
    expect((await cleo.ask({ type: 'advance', roomId, stepSeq: stepSeq - 1 })).result?.refusal).toBe(
      'stale-step',
    );
  });

  test('the deadline ends a step by itself after its grace, and too late is too late', async () => {
    const roomId = await liveRoom({ 'opening-for': 10 });
    await untilRoom(roomId, ({ debate }) => debate.phase === 'live' && debate.floor.stepIndex === 1);
    // The bell may be missing: on a slow machine it comes too late to say anything and is dropped.
    const acts = (await readInterventions(roomId)).map(({ act }) => act);
    expect(acts.filter((act) => act !== 'time').toSorted()).toEqual(['handover', 'open']);
    const late = await ada.ask({ type: 'speak', roomId, text: 'One more thing.' });
    expect(late.result?.value).toMatchObject({ state: 'held' });
  }, 90_000);
});

describe('the record', () => {
  test('a whole Quick clash is played to its end, and its log replays to the stored state', async () => {
    const roomId = await liveRoom();
    const turns: [TestPerson, string][] = [
      [ada, 'Turnout is a public good.'],
      [ben, 'A duty is not a right.'],
      [ada, 'Which right is lost by voting blank?'],
      [ben, 'The right to stay away.'],
      [ada, 'Staying away stays possible.'],
      [ben, 'At a price.'],
    ];
    for (const [index, [person, text]] of turns.entries()) {
      expect((await person.ask({ type: 'speak', roomId, text })).result?.value).toMatchObject({
        state: 'shown',
      });
      if (index !== 2) await person.ask({ type: 'yield', roomId });
      if (index === 3) await ada.ask({ type: 'yield', roomId });
    }
    const room = await readRoom(roomId);
    expect(room).toMatchObject({ status: 'finished', debate: { phase: 'debrief', outcome: 'completed' } });
    const events = await readEvents(roomId);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
    expect(replay(events)).toEqual(room.debate);
    const messages = await readMessages(roomId);
    const inOrder = messages.toSorted((one, other) => one.createdAtMs - other.createdAtMs);
    expect(inOrder.map(({ text }) => text)).toEqual(turns.map(([, text]) => text));
    expect(inOrder.map(({ kind }) => kind)).toEqual([
      'speech',
      'speech',
      'question',
      'answer',
      'speech',
      'speech',
    ]);
  });
});
