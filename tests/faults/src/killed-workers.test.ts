import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { aClient, type Client } from './support/client.ts';
import { readMessages } from './support/database.ts';
import { aCrossExamination, aRunningDebate, expectSoundLog, floorOf } from './support/debates.ts';
import { listen, type Heard } from './support/listener.ts';
import { sayAll, someTexts } from './support/talk.ts';
import { killWorkers } from './support/workers.ts';

const ROOMS = 2;
/** `npm run test:long` sends 2,000. */
const POSTS = Number(process.env['FAULT_POSTS'] ?? 400);
const KILLS = 4;
const EACH = POSTS / ROOMS / 2;

type Table = { roomId: string; debaters: [Client, Client]; heard: Heard[] };

/** Two debaters who may speak simultaneously; each of them listens, and so does a watcher. */
async function aTable(index: number): Promise<Table> {
  const names = [`Ada ${index}`, `Ben ${index}`, `Cleo ${index}`] as const;
  const [ada, ben, cleo] = [await aClient(names[0]), await aClient(names[1]), await aClient(names[2])];
  const roomId = await aCrossExamination(ada, ben);
  const heard = await Promise.all([ada, ben, cleo].map((person) => listen(person, roomId)));
  return { roomId, debaters: [ada, ben], heard };
}

/** Kills all workers each time that another part of the posts has arrived. @returns how many were killed */
async function killAsTheyTalk(clients: readonly Client[], signal: AbortSignal): Promise<number> {
  const arrived = () => clients.reduce((sum, { tally }) => sum + tally.acknowledged.size, 0);
  let killed = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    while (arrived() < (POSTS * round) / (KILLS + 1)) await sleep(20, undefined, { signal });
    const workers = await killWorkers();
    expect(workers).toBeGreaterThan(0);
    killed += workers;
  }
  return killed;
}

async function expectEverythingOnce({ roomId, debaters, heard }: Table): Promise<void> {
  const messages = await readMessages(roomId);
  const ids = messages.map(({ id }) => id);
  for (const { uid, tally } of debaters) {
    const own = messages.filter(({ authorId }) => authorId === uid);
    expect(own.map(({ text }) => text)).toEqual(someTexts(uid, EACH));
    expect(own.map(({ id }) => id)).toEqual([...tally.acknowledged.keys()]);
  }
  expect(messages.every(({ state }) => state === 'shown')).toBe(true);
  const events = await expectSoundLog(roomId);
  const spoken = events.flatMap((event) => (event.type === 'spoke' ? [event.messageId] : []));
  expect(spoken).toEqual(ids);
  for (const { order } of heard) await vi.waitFor(() => expect(order).toEqual(ids), { timeout: 30_000 });
}

describe('when the functions are killed in mid-debate', () => {
  test(`none of ${POSTS} messages is lost or doubled, and everybody receives the same order`, async ({
    signal,
  }) => {
    const tables = [];
    for (let index = 1; index <= ROOMS; index += 1) tables.push(await aTable(index));
    const talks = tables.flatMap(({ roomId, debaters }) =>
      debaters.map((debater) => sayAll(debater, roomId, someTexts(debater.uid, EACH))),
    );
    const everybody = tables.flatMap(({ debaters }) => debaters);
    const [killed] = await Promise.all([killAsTheyTalk(everybody, signal), ...talks]);
    const lostTries = everybody.reduce((sum, { tally }) => sum + tally.lostTries, 0);
    console.log(`${POSTS} messages; ${killed} workers killed in ${KILLS} rounds, ${lostTries} calls lost`);
    expect(lostTries).toBeGreaterThan(0);
    for (const table of tables) await expectEverythingOnce(table);
  });

  test("a step whose deadline falls into it ends once, by its task or by a client's request", async () => {
    const [ada, ben] = [await aClient('Ada'), await aClient('Ben')];
    const roomId = await aRunningDebate(ada, ben, { 'opening-for': 10, 'opening-against': 7_200 });
    const { stepSeq, endsAtMs } = await floorOf(roomId);
    await sleep(endsAtMs + 15_000 - 200 - Date.now());
    for (let round = 0; round < 4; round += 1) {
      await killWorkers();
      await sleep(150);
    }
    const goOn = () =>
      Promise.all([ada, ben].map((person) => person.send({ type: 'advance', roomId, stepSeq })));
    await vi.waitFor(
      async () => {
        await goOn();
        expect(await floorOf(roomId)).toMatchObject({ stepIndex: 1 });
      },
      { timeout: 120_000, interval: 1_000 },
    );
    const events = await expectSoundLog(roomId);
    expect(events.filter(({ type }) => type === 'stepEnded')).toMatchObject([
      { stepIndex: 0, reason: 'deadline' },
    ]);
  });
});
