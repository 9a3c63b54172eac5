import { randomUUID } from 'node:crypto';
import { callPath, moderatorPath, replay } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveExchange, say, talk } from '../testing/exchanges.ts';
import {
  liveDebate,
  readEvents,
  readInterventions,
  readMessages,
  readRoom,
  readStored,
} from '../testing/rooms.ts';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben] = await fourPeople();
});

const ATTACK = 'You are an idiot.';
const exchange = (changes?: Parameters<typeof liveExchange>[1]) => liveExchange([ada, ben], changes);

const isThere = async (path: string) => (await emulatedDatabase().doc(path).get()).exists;

describe('the moderator’s memory', () => {
  test('of harmless words is in the counts alone', async () => {
    const roomId = await exchange();
    await talk([ada, ben], roomId, 2);
    expect((await readStored(roomId)).memory).toMatchObject({
      pulse: { messages: 2, turns: 2, lastSpeakerId: ben.uid },
      heard: [{ authorId: ada.uid }, { authorId: ben.uid }],
      recordVersion: 0,
    });
    expect(await isThere(moderatorPath(roomId))).toBe(false);
  });

  test('of an act is beside the room, and its counts in the room', async () => {
    const roomId = await exchange();
    await say(ada, roomId, ATTACK);
    const { room, memory } = await readStored(roomId);
    expect(memory.record.ladder[ada.uid]).toMatchObject({ personAttack: { level: 3 } });
    expect(memory.recordVersion).toBe(1);
    expect(room.ledger['personAttack']).toEqual({
      found: { for: 1, against: 0 },
      acted: { for: 1, against: 0 },
    });
  });

  test('is known to the instance that decides next, whatever it remembers of the room', async () => {
    const roomId = await exchange();
    await talk([ada, ben], roomId, 2);
    await ada.ask({ type: 'silenceType', roomId, act: 'personAttack' });
    const { result } = await say(ben, roomId, ATTACK);
    expect(result?.value).toMatchObject({ state: 'shown' });
  });
});

describe('an act delivered twice', () => {
  test('acts once: the same words, sent again, add nothing', async () => {
    const roomId = await exchange();
    const commandId = randomUUID();
    const first = await say(ada, roomId, ATTACK, commandId);
    const before = [await readStored(roomId), await readInterventions(roomId), await readMessages(roomId)];
    const second = await say(ada, roomId, ATTACK, commandId);
    expect(second.result?.value).toEqual(first.result?.value);
    expect([await readStored(roomId), await readInterventions(roomId), await readMessages(roomId)]).toEqual(
      before,
    );
  });

  test('acts once even if both copies come at the same moment', async () => {
    const roomId = await exchange();
    const commandId = randomUUID();
    await Promise.all([say(ada, roomId, ATTACK, commandId), say(ada, roomId, ATTACK, commandId)]);
    expect((await readRoom(roomId)).ledger['personAttack']?.acted).toEqual({ for: 1, against: 0 });
    expect(await readMessages(roomId)).toHaveLength(1);
  });
});

describe('a flood', () => {
  test('is held, and its author is slowed down until a stated time', async () => {
    const roomId = await exchange();
    for (let line = 0; line < 6; line += 1) await say(ada, roomId, `Line ${line} of what I say here.`);
    expect((await say(ada, roomId, 'One more of what I say here.')).result?.value).toMatchObject({
      state: 'held',
    });
    const commandId = randomUUID();
    const refused = (await say(ada, roomId, 'And one after that.', commandId)).result;
    const { memory } = await readStored(roomId);
    expect(refused).toMatchObject({
      refusal: 'slowed-down',
      untilMs: memory.pulse.voices[ada.uid]?.slowUntilMs,
    });
    expect(await refusalOf(say(ben, roomId, 'I have said nothing yet.'))).toBe('accepted');
    expect(await refusalOf(ada.ask({ type: 'pauseModerator', roomId }))).toBe('accepted');
    expect(await refusalOf(say(ada, roomId, 'Nobody slows me down now.'))).toBe('accepted');
    expect(await refusalOf(say(ada, roomId, 'And one after that.', commandId))).toBe('slowed-down');
  });
});

describe('cooling off', () => {
  test('silences everybody, returns the same time to the step, and is in the log', async () => {
    const roomId = await exchange();
    await talk([ada, ben], roomId, 8);
    await say(ada, roomId, ATTACK);
    const before = await readRoom(roomId);
    expect((await say(ada, roomId, ATTACK)).result?.value).toMatchObject({ state: 'held' });
    const { debate } = await readRoom(roomId);
    if (debate.phase !== 'live' || before.debate.phase !== 'live') throw new Error('The debate is not live');
    expect(debate.floor.endsAtMs - before.debate.floor.endsAtMs).toBe(60_000);
    expect(debate.floor.stepSeq).toBeGreaterThan(before.debate.floor.stepSeq);
    const { result } = await say(ben, roomId, 'What do I do now?');
    expect(result).toMatchObject({ refusal: 'cooling-off', untilMs: debate.floor.coolUntilMs });
    expect(replay(await readEvents(roomId))).toEqual((await readRoom(roomId)).debate);
    const toAll = (await readInterventions(roomId)).filter(({ act }) => act === 'coolingOff');
    expect(toAll).toMatchObject([
      { to: 'all', level: 4, statement: { restrictions: ['cooledOff'], untilMs: debate.floor.coolUntilMs } },
    ]);
  });
});

describe('something severe', () => {
  test('is hidden, stops the debate until the host and the other side agree to go on, and calls the host', async () => {
    const roomId = await exchange();
    const { result } = await say(ben, roomId, 'I know where you live and I will hurt you.');
    expect(result?.value).toMatchObject({ state: 'held' });
    const room = await readRoom(roomId);
    expect(room.debate).toMatchObject({ phase: 'paused', reason: 'moderator' });
    expect(await readMessages(roomId)).toMatchObject([{ state: 'hidden' }]);
    const call = await emulatedDatabase().doc(callPath(ada.uid, roomId)).get();
    expect(call.data()).toMatchObject({ roomId, motion: room.motion, act: 'severe' });
    expect(await refusalOf(say(ada, roomId, 'May I go on?'))).toBe('wrong-phase');
    expect(await refusalOf(ben.ask({ type: 'resume', roomId }))).toBe('not-the-host');
    expect(await refusalOf(ada.ask({ type: 'resume', roomId }))).toBe('accepted');
    expect((await readRoom(roomId)).debate.phase).toBe('paused');
    expect(await refusalOf(ben.ask({ type: 'agree', roomId }))).toBe('accepted');
    expect((await readRoom(roomId)).debate.phase).toBe('live');
    expect(replay(await readEvents(roomId))).toEqual((await readRoom(roomId)).debate);
  });

  test('stops a room whose host has paused the AI too, and the reasons say so; chat and edits are held', async () => {
    const roomId = await exchange();
    await ada.ask({ type: 'pauseModerator', roomId });
    const edited = (await say(ada, roomId, 'Buses first.')).result!.value!['messageId']!;
    const threat = 'I will find you and kill you.';
    expect(await refusalOf(ada.ask({ type: 'edit', roomId, messageId: edited, text: threat }))).toBe(
      'edit-held',
    );
    expect(await refusalOf(ada.ask({ type: 'chat', roomId, text: threat }))).toBe('words-held');
    const { result } = await say(ben, roomId, threat);
    expect(result?.value).toMatchObject({ state: 'held' });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'paused', reason: 'moderator' });
    const [reasons] = (await readInterventions(roomId)).filter(({ to }) => to === ben.uid);
    expect(reasons?.statement?.explanation).toContain(
      'The host has paused the AI, but this is always stopped.',
    );
  });

  test('is not resent in other words, withdrawn, or announced with a name', async () => {
    const roomId = await exchange();
    const said = await say(ben, roomId, 'I know where you live and I will hurt you.');
    const messageId = said.result!.value!['messageId']!;
    await ada.ask({ type: 'resume', roomId });
    await ben.ask({ type: 'agree', roomId });
    const again = { type: 'speak' as const, roomId, text: 'That was a joke.', replaces: messageId };
    expect(await refusalOf(ben.ask(again))).toBe('message-unknown');
    expect(await refusalOf(ben.ask({ type: 'withdraw', roomId, messageId }))).toBe('message-unknown');
    const toAll = (await readInterventions(roomId)).filter(({ act, to }) => act === 'severe' && to === 'all');
    expect(toAll).toMatchObject([{ messageId: null, side: null, quote: null }]);
  });

  test('of the host calls nobody: who hosts knows', async () => {
    const roomId = await exchange();
    await say(ada, roomId, 'I know where you live and I will hurt you.');
    expect(await isThere(callPath(ada.uid, roomId))).toBe(false);
  });
});

describe('a paused AI', () => {
  test('judges no words until the host wakes it; turns are the debate’s own', async () => {
    const roomId = await liveDebate([ada, ben]);
    await ada.ask({ type: 'pauseModerator', roomId });
    expect((await say(ada, roomId, ATTACK)).result?.value).toMatchObject({ state: 'shown' });
    expect((await say(ben, roomId, 'It is not my turn.')).result).toMatchObject({ refusal: 'not-your-turn' });
    await ada.ask({ type: 'resumeModerator', roomId });
    expect((await say(ada, roomId, ATTACK)).result?.value).toMatchObject({ state: 'held' });
  });
});

describe('a debate in which a rebuttal begins with a restatement', () => {
  const asked = async (changes: Parameters<typeof liveDebate>[1]) => {
    const roomId = await liveDebate([ada, ben], changes);
    await say(ada, roomId, 'Who votes decides, so everybody should.');
    await ada.ask({ type: 'nextStep', roomId });
    await say(ben, roomId, 'A vote that is forced says nothing.');
    for (let step = 0; step < 2; step += 1) await ada.ask({ type: 'nextStep', roomId });
    await say(ada, roomId, 'Turnout doubled where it was tried.');
    return roomId;
  };
  const answer = (person: TestPerson, roomId: string) =>
    person.ask({ type: 'answerRestatement', roomId, answer: 'unfair' });

  test('asks the person restated, who answers on the message, and costs no note of the moderator', async () => {
    const roomId = await asked({ steelmanGate: true });
    const restates = { uid: ben.uid, answer: null };
    expect(await readMessages(roomId)).toContainEqual(
      expect.objectContaining({ restates: expect.objectContaining(restates) }),
    );
    expect(await refusalOf(say(ada, roomId, 'And it fell again.'))).toBe('restatement-open');
    expect(await refusalOf(answer(ada, roomId))).toBe('not-restated');
    expect((await answer(ben, roomId)).result?.value).toEqual({});
    const answered = expect.objectContaining({ uid: ben.uid, answer: 'unfair' });
    expect(await readMessages(roomId)).toContainEqual(expect.objectContaining({ restates: answered }));
    expect(await readInterventions(roomId)).not.toContainEqual(expect.objectContaining({ act: 'steelman' }));
    expect((await readStored(roomId)).memory.record.notedAtMs).toEqual({});
  });

  test('lets the speaker restate again or go on, and replays to the same state', async () => {
    const roomId = await asked({ steelmanGate: true });
    await answer(ben, roomId);
    expect(await refusalOf(ben.ask({ type: 'skipRestatement', roomId }))).toBe('no-restatement');
    await say(ada, roomId, 'You say that a forced vote tells us nothing.');
    expect((await ben.ask({ type: 'answerRestatement', roomId, answer: 'fair' })).result?.value).toEqual({});
    expect((await say(ada, roomId, 'It tells us who was never asked.')).result?.value).toMatchObject({
      state: 'shown',
    });
    expect(replay(await readEvents(roomId))).toEqual((await readStored(roomId)).room.debate);
  });

  test('is one that was opened so, and no other', async () => {
    const roomId = await asked({});
    expect((await readMessages(roomId)).filter(({ restates }) => restates)).toEqual([]);
    expect(await refusalOf(answer(ben, roomId))).toBe('no-restatement');
  });
});

describe('the end of a conversational step', () => {
  const summaries = async (roomId: string) =>
    (await readInterventions(roomId)).filter(({ act }) => act === 'summary');

  test('is summed up from the words of both sides, each with its message', async () => {
    const roomId = await exchange();
    await talk([ada, ben], roomId, 8);
    await ada.ask({ type: 'nextStep', roomId });
    const [summary, ...others] = await summaries(roomId);
    expect(others).toEqual([]);
    const ids = (await readMessages(roomId)).map(({ id }) => id);
    const linked = summary!.why.filter(({ value }) => ids.includes(value));
    expect(summary).toMatchObject({ id: 'summary-2', to: 'all', engine: 'embedded' });
    expect(linked.length).toBeGreaterThanOrEqual(2);
    for (const { label } of linked) expect(summary!.says).toContain(label);
  });

  test('is skipped if too little was said or the AI is paused', async () => {
    const silent = await exchange();
    await talk([ada, ben], silent, 4);
    await ada.ask({ type: 'nextStep', roomId: silent });
    const paused = await exchange();
    await talk([ada, ben], paused, 8);
    await ada.ask({ type: 'pauseModerator', roomId: paused });
    await ada.ask({ type: 'nextStep', roomId: paused });
    for (const roomId of [silent, paused]) expect(await summaries(roomId)).toEqual([]);
  });
});
