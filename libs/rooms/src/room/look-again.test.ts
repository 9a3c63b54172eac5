import {
  interventionsPath,
  messagesPath,
  moderatorPath,
  moderatorSchema,
  profilePath,
  roomCommandSchema,
} from '@rostrum/domain';
import { aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { inBackground, type Reader } from '@rostrum/moderator/reader';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { MemoryDatabase } from '../testing/memory-database.ts';
import { memoryPlatform } from '../testing/memory-platform.ts';
import { memoryBatch } from '../testing/memory-work.ts';
import { lookAgainAtShown } from './look-again.ts';
import type { ClassifyTask } from './model-tasks.ts';

/** Words in which the fast heads see no more than a weak sign. */
const VEILED = 'People like you ruin every street they move into.';
const PLAIN = 'Trees cool a street in summer.';

const reading = (attack: number) => ({ attack, group: 0, harm: 0, care: 0 });
const SURE: Reader = { read: async () => reading(0.95) };

/** A running debate in which Ada has the floor. */
async function aSpeech() {
  const database = new MemoryDatabase(() => 1_000);
  let atMs = 1_000_000;
  let commands = 0;
  const tasks: ClassifyTask[] = [];
  const still = memoryPlatform(database, { below: (limit) => (commands += 7) % limit });
  const classify = async (task: ClassifyTask) => void tasks.push(task);
  const platform = { ...still, later: { ...still.later, classify } };
  const put = async (path: string, fields: object) => {
    const batch = memoryBatch(database);
    batch.set(path, fields);
    await batch.commit();
  };
  for (const uid of ['ada', 'ben'])
    await put(profilePath(uid), { displayName: uid, username: null, photoURL: '', createdAtMs: 1 });
  const run = async (uid: string, asked: UnaimedRoomCommand) => {
    const aimed = await aimedAtStored(asked, uid, async (path) => database.get(path).fields);
    const by = { uid, commandId: `command-${(commands += 1)}`, atMs: (atMs += 1_000), isModerator: false };
    return runCommand(platform, by, roomCommandSchema.parse(aimed));
  };
  const created = await run('ada', {
    type: 'create',
    motion: 'This house would plant more trees in every town',
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'public',
    strictness: 'standard',
    lengths: { preparation: 0 },
  });
  const roomId = created.ok ? (created.value.answer['roomId'] ?? '') : '';
  await run('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const uid of ['ada', 'ben']) await run(uid, { type: 'ready', roomId });
  const messages = () => database.all(messagesPath(roomId)).map(({ fields }) => fields ?? {});
  const say = async (text: string): Promise<ClassifyTask> => {
    const said = await run('ada', { type: 'speak', roomId, text });
    return { roomId, messageId: said.ok ? (said.value.answer['messageId'] ?? '') : '' };
  };
  const lookAt = (task: ClassifyTask, reader = SURE, waitMs = 500) =>
    lookAgainAtShown(platform, reader, task, () => atMs + waitMs);
  const notes = () =>
    database
      .all(interventionsPath(roomId))
      .map(({ fields }) => fields ?? {})
      .filter((fields) => Reflect.get(fields, 'act') === 'personAttack');
  const record = () => moderatorSchema.parse(database.get(moderatorPath(roomId)).fields);
  const change = (messageId: string, fields: object) => {
    const path = `${messagesPath(roomId)}/${messageId}`;
    return put(path, { ...database.get(path).fields, ...fields });
  };
  return { roomId, say, lookAt, notes, record, messages, tasks, change, run, put, database };
}

describe('the second reader looks at a shown message afterwards', () => {
  test('and may add a private note for its author, who reads which words and by whom', async () => {
    const { say, lookAt, notes } = await aSpeech();
    const task = await say(VEILED);
    expect(notes()).toEqual([]);
    await lookAt(task);
    expect(notes()).toMatchObject([
      { to: 'ada', level: 1, messageId: task.messageId, quote: VEILED, engine: 'embedded' },
    ]);
    expect(JSON.stringify(notes())).toContain('the second reader, after it was shown');
  });

  test('but holds nothing, says nothing to all and moves nobody up the ladder', async () => {
    const { say, lookAt, notes, record, messages } = await aSpeech();
    const task = await say(VEILED);
    const before = messages();
    await lookAt(task);
    expect(notes()).toHaveLength(1);
    expect(messages()).toEqual(before);
    expect(record()).toMatchObject({ ladder: {}, publicActs: 0, lastPublicAtMs: null, coolUntilMs: 0 });
    expect(notes()[0]).not.toHaveProperty('statement');
  });

  test.each([0, 1, 2, 5])('once, if the task comes %i times', async (times) => {
    const { say, lookAt, notes } = await aSpeech();
    const task = await say(VEILED);
    for (let time = 0; time < times; time += 1) await lookAt(task);
    expect(notes()).toHaveLength(Math.min(1, times));
  });

  test('once, if several deliveries run at the same time', async () => {
    const { say, lookAt, notes } = await aSpeech();
    const task = await say(VEILED);
    await Promise.all([lookAt(task), lookAt(task), lookAt(task)]);
    expect(notes()).toHaveLength(1);
  });

  test('and, out of order, notes at most one of several messages: the newest, as nothing has overtaken it', async () => {
    const { say, lookAt, notes } = await aSpeech();
    const first = await say(VEILED);
    const second = await say(`${VEILED} You know it.`);
    for (const task of [second, first, second, first]) await lookAt(task);
    expect(notes().map((note) => Reflect.get(note, 'messageId'))).toEqual([second.messageId]);
  });
});

describe('nothing happens', () => {
  const nothing = async (text: string, reader?: Reader, waitMs?: number) => {
    const { say, lookAt, notes } = await aSpeech();
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
    const { say, lookAt, notes, change } = await aSpeech();
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
    const { say, lookAt, notes } = await aSpeech();
    await lookAt(await say(VEILED));
    await lookAt(await say(`${VEILED} All of them.`));
    expect(notes()).toHaveLength(1);
  });

  test('if the host has paused the moderator, or the message is not there', async () => {
    const { roomId, say, lookAt, notes, run } = await aSpeech();
    await lookAt({ roomId, messageId: 'nothing' });
    await lookAt({ roomId: 'nowhere', messageId: 'nothing' });
    const task = await say(VEILED);
    await run('ada', { type: 'pauseModerator', roomId });
    await lookAt(task);
    expect(notes()).toEqual([]);
  });
});

test('only a message with a weak sign asks for a second look', async () => {
  const { say, tasks } = await aSpeech();
  await say(PLAIN);
  await say(VEILED);
  expect(tasks.map(({ isWorthALook }) => isWorthALook)).toEqual([false, true]);
});
