import { OPPONENT, OPPONENT_UID, profilePath } from '@rostrum/domain';
import { createEngine } from '@rostrum/moderator/engine';
import { quotesAreTrue } from '@rostrum/moderator/practice';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson, emulatedDatabase, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { creation, openRoom, readEvents, readMessages, readRoom, untilRoom } from '../testing/rooms.ts';
import { askTopics, publication, publishedBy, readTopic } from '../testing/topics.ts';
import { playOpponent } from './play-opponent.ts';

/** A motion with a case file in the bank. */
const MOTION = 'This house would pay for night trains across Europe';
const PRACTICE = { motion: MOTION, visibility: 'private', practice: { level: 'strong' } } as const;
const AUTHORS = {
  for: ['It helps those who wait.', 'It lasts for many years.'],
  against: ['It costs more than anybody says.', 'It takes the choice from people.'],
};
const QUICK = {
  preparation: 0,
  'opening-for': 20,
  'opening-against': 20,
  'cross-examination': 40,
  'rebuttal-for': 20,
  'rebuttal-against': 20,
};

let ada: TestPerson;
beforeAll(async () => {
  ada = await aPerson('Ada Vale');
});

async function begun(changes: Parameters<typeof openRoom>[1] = {}): Promise<string> {
  const { roomId } = await openRoom(ada, { ...PRACTICE, lengths: QUICK, ...changes });
  await ada.ask({ type: 'ready', roomId });
  return roomId;
}

const stepOf = (room: Awaited<ReturnType<typeof readRoom>>) =>
  'floor' in room.debate ? room.debate.floor.stepIndex : -1;
const ofOpponent = async (roomId: string) =>
  (await readMessages(roomId)).filter(({ authorId }) => authorId === OPPONENT_UID);

/** Waits until the opponent has posted this many messages. */
function untilSaid(roomId: string, count: number) {
  return vi.waitFor(
    async () => {
      const said = await ofOpponent(roomId);
      if (said.length < count) throw new Error(`The opponent has said ${said.length} messages`);
      return said;
    },
    { timeout: 30_000, interval: 250 },
  );
}

describe('a practice debate', () => {
  it('seats the opponent, ready at once, on the other side of a private room', async () => {
    const { roomId } = await openRoom(ada, PRACTICE);
    const { debate, people, visibility, practice } = await readRoom(roomId);
    expect(debate.seats).toEqual({ 'for-1': ada.uid, 'against-1': OPPONENT_UID });
    expect(debate.phase === 'readyCheck' && debate.ready).toEqual([OPPONENT_UID]);
    expect(people[OPPONENT_UID]).toEqual(OPPONENT);
    expect(visibility).toBe('private');
    expect(practice).toEqual({ level: 'strong', opponentSide: 'against', from: 'bank' });
  });

  it('is refused with more than two debaters, or if others could find the room', async () => {
    const asks = (changes: Parameters<typeof creation>[0]) => refusalOf(ada.ask(creation(changes)));
    expect(await asks({ ...PRACTICE, formatId: 'public-forum' })).toBe('practice-for-two');
    expect(await asks({ ...PRACTICE, visibility: 'public' })).toBe('practice-private');
    expect(await asks({ ...PRACTICE, visibility: 'unlisted' })).toBe('practice-private');
    expect(await asks(PRACTICE)).toBe('accepted');
  });

  it('is offered on motions with a case alone, and near ones that have one are named', async () => {
    const motion = 'This house would paint the night trains of Europe blue';
    expect(await refusalOf(ada.ask(creation({ ...PRACTICE, motion })))).toBe('no-case');
    const ask = async (command: Parameters<typeof askTopics>[1]) =>
      (await askTopics(ada, command)).result?.value ?? {};
    const none = await ask({ type: 'findCase', motion });
    expect(none).toMatchObject({ hasCase: false });
    expect(none['near']).toContain(MOTION);
    expect(await ask({ type: 'findCase', motion: ` ${MOTION}. ` })).toEqual({ hasCase: true, near: [] });
    const written = publication(undefined, { arguments: AUTHORS });
    const topicId = await publishedBy(ada, written);
    expect(await ask({ type: 'findCase', motion: written.motion, topicId })).toEqual({
      hasCase: true,
      near: [],
    });
    expect(await ask({ type: 'findCase', motion: 'This house would rest', topicId })).toMatchObject({
      hasCase: false,
    });
    expect((await ask({ type: 'findCase', motion: '' }))['near']).toHaveLength(3);
  });

  it(
    'runs to its end by the same rules, in words that are true, civil and marked',
    { timeout: 150_000 },
    async () => {
      const topic = publication(undefined, { arguments: AUTHORS });
      const topicId = await publishedBy(ada, topic);
      const before = await readTopic(topicId);
      const roomId = await begun({ topicId, motion: topic.motion });
      await ada.ask({
        type: 'speak',
        roomId,
        text: 'A duty to vote lifts turnout to nine in ten, as Australia has shown.',
      });
      await ada.ask({ type: 'yield', roomId });
      await untilRoom(roomId, (room) => stepOf(room) === 2);
      await ada.ask({
        type: 'speak',
        roomId,
        text: 'Who would pay for the trouble of those who stay at home?',
      });
      const examined = await untilSaid(roomId, 3);
      expect(examined.some(({ kind }) => kind === 'answer')).toBe(true);
      await ada.ask({ type: 'yield', roomId });
      await untilRoom(roomId, (room) => stepOf(room) === 3);
      await ada.ask({ type: 'yield', roomId });
      const room = await untilRoom(roomId, ({ debate }) => debate.phase === 'debrief');

      const messages = await readMessages(roomId);
      const own = await ofOpponent(roomId);
      expect(own.map(({ text }) => text).join(' ')).toContain('It costs more than anybody says.');
      expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
      expect(new Set(own.map(({ stepIndex }) => stepIndex))).toEqual(new Set([1, 2, 4]));
      const engine = createEngine();
      for (const { text, state, authorName, writtenBy } of own) {
        expect({ state, authorName, writtenBy }).toEqual({
          state: 'shown',
          authorName: 'AI opponent',
          writtenBy: 'embedded',
        });
        expect(quotesAreTrue(text, messages) ? 'true' : text).toBe('true');
        expect(engine.judgeMessage(text)).toEqual([]);
      }
      expect(room.debate.spoken[OPPONENT_UID]).toBeGreaterThan(0);

      // It counts for nobody and nothing.
      const db = emulatedDatabase();
      expect((await db.doc(profilePath(OPPONENT_UID)).get()).exists).toBe(false);
      expect((await db.doc(profilePath(ada.uid)).get()).get('debates')).toBe(0);
      expect(room.topicId).toBeUndefined();
      expect((await readTopic(topicId)).counts).toEqual(before.counts);
    },
  );

  it(
    'speaks once, no matter how often its task is delivered, and never early',
    { timeout: 60_000 },
    async () => {
      const roomId = await begun({ side: 'against' });
      const db = emulatedDatabase();
      const deliver = () => playOpponent(db, { roomId, lookAtMs: 0 }, Date.now(), null);
      await expect(
        playOpponent(db, { roomId, lookAtMs: Date.now() + 60_000 }, Date.now(), null),
      ).rejects.toThrow('before its time');
      await Promise.all([deliver(), deliver(), deliver()]);
      expect(await ofOpponent(roomId)).toHaveLength(1);
      await untilRoom(roomId, (room) => stepOf(room) === 1);
      await deliver();
      expect(await ofOpponent(roomId)).toHaveLength(1);
      expect((await readEvents(roomId)).filter((event) => event.type === 'yielded')).toHaveLength(1);
    },
  );

  it('pauses with the debate, and continues afterwards', { timeout: 60_000 }, async () => {
    const roomId = await begun({ side: 'against', lengths: { ...QUICK, 'opening-for': 600 } });
    await ada.ask({ type: 'pause', roomId });
    await playOpponent(emulatedDatabase(), { roomId, lookAtMs: 0 }, Date.now(), null);
    expect(await ofOpponent(roomId)).toEqual([]);
    await ada.ask({ type: 'resume', roomId });
    await ada.ask({ type: 'extend', roomId });
    expect(await untilSaid(roomId, 1)).toHaveLength(1);
  });

  it('agrees if the person asks to end', { timeout: 30_000 }, async () => {
    const roomId = await begun();
    await ada.ask({ type: 'proposeEnd', roomId });
    const { debate } = await untilRoom(roomId, (room) => room.debate.phase === 'debrief');
    expect(debate.phase === 'debrief' && debate.outcome).toBe('agreed');
  });

  it('is over once the person leaves, and the opponent can be neither removed nor missing', async () => {
    const roomId = await begun();
    expect(await refusalOf(ada.ask({ type: 'remove', roomId, uid: OPPONENT_UID }))).toBe('opponent-stays');
    expect(await refusalOf(ada.ask({ type: 'reportMissing', roomId, uid: OPPONENT_UID }))).toBe(
      'nobody-missing',
    );
    await ada.ask({ type: 'leave', roomId });
    expect((await readRoom(roomId)).debate.phase).toBe('abandoned');
    const { roomId: unbegun } = await openRoom(ada, PRACTICE);
    await ada.ask({ type: 'leave', roomId: unbegun });
    expect((await readRoom(unbegun)).debate.phase).toBe('cancelled');
  });
});
