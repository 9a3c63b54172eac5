import { inBackground, type Reader } from '@rostrum/moderator/reader';
import { describe, expect, test } from 'vitest';
import { aSpeech } from '../testing/a-speech.ts';
import { lookAgainAtShown } from './look-again.ts';
import type { ClassifyTask } from '../room/model-tasks.ts';

/** Words in which the fast heads see no more than a weak sign. */
const VEILED = 'People like you ruin every street they move into.';
const PLAIN = 'Trees cool a street in summer.';

const reading = (attack: number) => ({
  attack,
  group: 0,
  harm: 0,
  care: 0,
  exposure: 0,
  sexual: 0,
  places: { attack: { start: 0, end: VEILED.length } },
});
const SURE: Reader = { read: async () => reading(0.95) };

async function aReadSpeech() {
  const { platform, attacks: notes, now, ...speech } = await aSpeech();
  const lookAt = (task: ClassifyTask, reader = SURE, waitMs = 500) =>
    lookAgainAtShown(platform, reader, task, () => now() + waitMs);
  return { ...speech, notes, lookAt };
}

describe('the second reader looks at a shown message afterwards', () => {
  test('and may add a private note for its author, who reads which words and by whom', async () => {
    const { say, lookAt, notes } = await aReadSpeech();
    const task = await say(VEILED);
    expect(notes()).toEqual([]);
    await lookAt(task);
    expect(notes()).toMatchObject([
      { to: 'ada', level: 1, messageId: task.messageId, quote: VEILED, engine: 'embedded' },
    ]);
    expect(JSON.stringify(notes())).toContain('the second reader, after the message was shown');
  });

  test('but holds nothing, says nothing to all and moves nobody up the ladder', async () => {
    const { say, lookAt, notes, record, messages } = await aReadSpeech();
    const task = await say(VEILED);
    const before = messages();
    await lookAt(task);
    expect(notes()).toHaveLength(1);
    expect(messages()).toEqual(before);
    expect(record()).toMatchObject({ ladder: {}, publicActs: 0, lastPublicAtMs: null, coolUntilMs: 0 });
    expect(notes()[0]).not.toHaveProperty('statement');
  });

  test.each([0, 1, 2, 5])('once, if the task comes %i times', async (times) => {
    const { say, lookAt, notes } = await aReadSpeech();
    const task = await say(VEILED);
    for (let time = 0; time < times; time += 1) await lookAt(task);
    expect(notes()).toHaveLength(Math.min(1, times));
  });

  test('once, if several deliveries run at the same time', async () => {
    const { say, lookAt, notes } = await aReadSpeech();
    const task = await say(VEILED);
    await Promise.all([lookAt(task), lookAt(task), lookAt(task)]);
    expect(notes()).toHaveLength(1);
  });

  test('and, out of order, notes at most one of several messages: the newest, as nothing has overtaken it', async () => {
    const { say, lookAt, notes } = await aReadSpeech();
    const first = await say(VEILED);
    const second = await say(`${VEILED} You know it.`);
    for (const task of [second, first, second, first]) await lookAt(task);
    expect(notes().map((note) => Reflect.get(note, 'messageId'))).toEqual([second.messageId]);
  });
});

test('such a note can be called unfair as any other', async () => {
  const { roomId, say, lookAt, run, record } = await aReadSpeech();
  const { messageId } = await say(VEILED);
  await lookAt({ roomId, messageId });
  const interventionId = `personAttack-${messageId}-embedded`;
  expect(await run('ada', { type: 'callUnfair', roomId, interventionId })).toMatchObject({ ok: true });
  expect(record()).toMatchObject({ ladder: {}, unfair: { personAttack: ['for'] } });
});

describe('nothing happens', () => {
  const nothing = async (text: string, reader?: Reader, waitMs?: number) => {
    const { say, lookAt, notes } = await aReadSpeech();
    await lookAt(await say(text), reader, waitMs);
    return notes();
  };
  const NO_ENCODER: Reader = {
    read: async () => {
      throw new Error('no encoder');
    },
  };

  test('if the fast heads saw no sign, however sure the reader is', async () => {
    expect(await nothing(PLAIN)).toEqual([]);
  });

  test('if the reader is not very sure', async () => {
    expect(await nothing(VEILED, { read: async () => reading(0.79) })).toEqual([]);
  });

  test('if there is no encoder, or it has no opinion', async () => {
    expect(
      await nothing(
        VEILED,
        inBackground(NO_ENCODER, () => 0),
      ),
    ).toEqual([]);
    expect(await nothing(VEILED, { read: async () => undefined })).toEqual([]);
  });

  test('if it comes too late, and then nobody reads', async () => {
    let reads = 0;
    const counting: Reader = {
      read: async () => {
        reads += 1;
        return reading(0.95);
      },
    };
    expect(await nothing(VEILED, counting, 8_000)).toEqual([]);
    expect(reads).toBe(0);
  });

  test.each([
    ['was edited while it was read', { text: PLAIN }],
    ['was held', { state: 'held' }],
    ['was hidden by the house', { state: 'hidden' }],
  ])('if the message %s', async (_, fields) => {
    const { say, lookAt, notes, change } = await aReadSpeech();
    const task = await say(VEILED);
    const meanwhile: Reader = {
      read: async () => {
        await change(task.messageId, fields);
        return reading(0.95);
      },
    };
    await lookAt(task, meanwhile);
    expect(notes()).toEqual([]);
  });

  test('if the author had a private note less than four minutes ago', async () => {
    const { say, lookAt, notes } = await aReadSpeech();
    await lookAt(await say(VEILED));
    await lookAt(await say(`${VEILED} All of them.`));
    expect(notes()).toHaveLength(1);
  });

  test('if the host has paused the moderator, or the message is not there', async () => {
    const { roomId, say, lookAt, notes, run } = await aReadSpeech();
    await lookAt({ roomId, messageId: 'nothing' });
    await lookAt({ roomId: 'nowhere', messageId: 'nothing' });
    const task = await say(VEILED);
    await run('ada', { type: 'pauseModerator', roomId });
    await lookAt(task);
    expect(notes()).toEqual([]);
  });
});

test('only a message with a weak sign asks for a second look', async () => {
  const { say, tasks } = await aReadSpeech();
  await say(PLAIN);
  await say(VEILED);
  expect(tasks.map(({ isWorthALook }) => isWorthALook)).toEqual([false, true]);
});
