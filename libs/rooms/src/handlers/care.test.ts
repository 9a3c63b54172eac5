import {
  backchannelPath,
  careCollectionPath,
  careSchema,
  interventionsPath,
  messagesPath,
  profilePath,
  roomCommandSchema,
  roomPath,
} from '@rostrum/domain';
import { aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { MemoryDatabase } from '../testing/memory-database.ts';
import { memoryPlatform } from '../testing/memory-platform.ts';
import { memoryBatch } from '../testing/memory-work.ts';

const DISTRESS = 'I want to die.';

/** A debate between Ada and Ben that Cleo hosts; Ada has the floor. */
async function aDebateHostedBy(hostId: string, safeguarding?: 'nobody' | 'host') {
  const database = new MemoryDatabase(() => 1_000);
  let atMs = 1_000_000;
  let commands = 0;
  const platform = memoryPlatform(database, { below: (limit: number) => (commands += 7) % limit });
  for (const uid of ['ada', 'ben', 'cleo']) {
    const batch = memoryBatch(database);
    batch.set(profilePath(uid), { displayName: uid, username: null, photoURL: '', createdAtMs: 1 });
    await batch.commit();
  }
  const run = async (uid: string, asked: UnaimedRoomCommand) => {
    const aimed = await aimedAtStored(asked, uid, async (path) => database.get(path).fields);
    const by = { uid, commandId: `command-${(commands += 1)}`, atMs: (atMs += 1_000), isModerator: false };
    return runCommand(platform, by, roomCommandSchema.parse(aimed));
  };
  const created = await run(hostId, {
    type: 'create',
    motion: 'This house would plant more trees in every town',
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'public',
    strictness: 'strict',
    lengths: { preparation: 0 },
    ...(safeguarding && { safeguarding }),
  });
  const roomId = created.ok ? (created.value.answer['roomId'] ?? '') : '';
  if (hostId === 'cleo') {
    await run('cleo', { type: 'leave', roomId });
    await run('ada', { type: 'takeSeat', roomId, seatId: 'for-1' });
  }
  await run('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const uid of ['ada', 'ben']) await run(uid, { type: 'ready', roomId });
  const all = (path: string) => database.all(path).map(({ path: at, fields }) => ({ at, fields }));
  return {
    roomId,
    run,
    say: (text: string) => run('ada', { type: 'speak', roomId, text }),
    room: () => database.get(roomPath(roomId)).fields,
    care: () =>
      all(careCollectionPath(roomId)).map(({ at, fields }) => ({
        id: at.split('/').at(-1),
        ...careSchema.parse(fields),
      })),
    acts: () => all(interventionsPath(roomId)),
    messages: () => all(messagesPath(roomId)).map(({ fields }) => fields),
    chat: () => all(backchannelPath(roomId)).map(({ fields }) => fields),
  };
}

describe('words of distress', () => {
  test('are posted as they are, and only their author gets a card', async () => {
    const debate = await aDebateHostedBy('cleo');
    const before = { room: debate.room(), acts: debate.acts() };
    expect(await debate.say(DISTRESS)).toMatchObject({ ok: true, value: { answer: { state: 'shown' } } });
    expect(debate.messages()).toMatchObject([{ text: DISTRESS, state: 'shown' }]);
    expect(debate.care()).toMatchObject([{ id: 'care-ada', act: 'care', to: 'ada', about: 'ada' }]);
    expect(debate.acts()).toEqual(before.acts);
    expect(debate.room()).toEqual(before.room);
  });

  test('reach the host in a room that says so, in the same protected place', async () => {
    const debate = await aDebateHostedBy('cleo', 'host');
    await debate.say(DISTRESS);
    expect(debate.care().map(({ id, to, about }) => [id, to, about])).toEqual([
      ['care-ada', 'ada', 'ada'],
      ['care-ada-host', 'cleo', 'ada'],
    ]);
  });

  test('of the host reach nobody else', async () => {
    const debate = await aDebateHostedBy('ada', 'host');
    await debate.say(DISTRESS);
    expect(debate.care().map(({ to }) => to)).toEqual(['ada']);
  });

  test('said twice lead to one card, about the newer message', async () => {
    const debate = await aDebateHostedBy('cleo');
    await debate.say(DISTRESS);
    const [first] = debate.care();
    await debate.say('I really do not want to be alive any more.');
    expect(debate.care()).toHaveLength(1);
    expect(debate.care()[0]?.messageId).not.toBe(first?.messageId);
  });

  test('in the backchannel, and put in by an edit, get the same card', async () => {
    const debate = await aDebateHostedBy('cleo');
    await debate.run('ben', { type: 'chat', roomId: debate.roomId, text: DISTRESS });
    expect(debate.chat()).toHaveLength(1);
    const said = await debate.say('Trees cool a street.');
    const messageId = said.ok ? (said.value.answer['messageId'] ?? '') : '';
    await debate.run('ada', { type: 'edit', roomId: debate.roomId, messageId, text: DISTRESS });
    expect(debate.care().map(({ id }) => id)).toEqual(['care-ben', 'care-ada']);
  });

  test('held for another reason still get it', async () => {
    const debate = await aDebateHostedBy('cleo');
    await debate.say(`${DISTRESS} Write to me at ada@example.org.`);
    expect(debate.messages()).toMatchObject([{ state: 'held' }]);
    expect(debate.care()).toMatchObject([{ to: 'ada' }]);
  });
});

describe('“this was not about me”', () => {
  const answer = (debate: Awaited<ReturnType<typeof aDebateHostedBy>>, uid: string, id = 'care-ada') =>
    debate.run(uid, { type: 'callUnfair', roomId: debate.roomId, interventionId: id });

  test('is kept with the card, takes back what the host was told, and counts for nothing', async () => {
    const debate = await aDebateHostedBy('cleo', 'host');
    await debate.say(DISTRESS);
    const room = debate.room();
    expect(await answer(debate, 'ada')).toMatchObject({ ok: true });
    expect(debate.care().map(({ id }) => id)).toEqual(['care-ada']);
    expect(debate.care()[0]?.answeredAtMs).toBeGreaterThan(0);
    expect(debate.room()).toEqual(room);
  });

  test('is for the person alone: nobody else even learns that there is a card', async () => {
    const debate = await aDebateHostedBy('cleo', 'host');
    await debate.say(DISTRESS);
    for (const uid of ['ben', 'cleo'])
      expect(await answer(debate, uid)).toMatchObject({ ok: false, refusal: 'act-unknown' });
    expect(await answer(debate, 'cleo', 'care-ada-host')).toMatchObject({ refusal: 'act-unknown' });
    expect(await answer(debate, 'ben', 'care-ben')).toMatchObject({ refusal: 'act-unknown' });
  });
});
