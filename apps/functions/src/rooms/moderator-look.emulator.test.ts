import { tick as tickOn, type ClockTask } from '@rostrum/rooms';
import { beforeAll, describe, expect, test } from 'vitest';
import { database } from '../admin.ts';
import { fourPeople, type TestPerson } from '../testing/emulator.ts';
import { liveExchange, talk } from '../testing/exchanges.ts';
import { readInterventions, readRoom, readStored } from '../testing/rooms.ts';
import { platformOn } from './platform.ts';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben] = await fourPeople();
});

const tick = (task: ClockTask, atMs: number) => tickOn(platformOn(database()), task, atMs);

describe('a look of the moderator', () => {
  /** An exchange in which Ada spoke last, at a known moment. */
  async function silence() {
    const roomId = await liveExchange([ada, ben]);
    await talk([ada, ben], roomId, 1);
    const { debate } = await readRoom(roomId);
    if (debate.phase !== 'live') throw new Error('The debate is not live');
    const { stepSeq, startedAtMs } = debate.floor;
    const lookAtMs = startedAtMs + 4 * 60_000 + 1;
    return { roomId, task: { roomId, stepSeq, mark: 'look' as const, lookAtMs }, lookAtMs };
  }
  const quietNotes = async (roomId: string) =>
    (await readInterventions(roomId)).filter(({ act }) => act === 'quiet');

  test('offers the floor to a person who was left out, once no matter how often it comes', async () => {
    const { roomId, task, lookAtMs } = await silence();
    await Promise.all([tick(task, lookAtMs), tick(task, lookAtMs + 1_000)]);
    const after = await readStored(roomId);
    await tick(task, lookAtMs + 2_000);
    expect(await readStored(roomId)).toEqual(after);
    expect(await quietNotes(roomId)).toMatchObject([{ to: ben.uid, offers: ['floor'] }]);
  });

  test('asks for redelivery if it is early, and says nothing if it is late', async () => {
    const { roomId, task, lookAtMs } = await silence();
    await expect(tick(task, lookAtMs - 1)).rejects.toThrow('before its time');
    await tick(task, lookAtMs + 8_001);
    expect(await quietNotes(roomId)).toEqual([]);
  });

  test('does nothing and plans nothing for a finished step', async () => {
    const { roomId, task, lookAtMs } = await silence();
    await ada.ask({ type: 'nextStep', roomId });
    const before = await readStored(roomId);
    expect(await tick(task, lookAtMs)).toEqual([]);
    expect(await readStored(roomId)).toEqual(before);
  });

  test('plans the next one, a minute later at most', async () => {
    const { task, lookAtMs } = await silence();
    const [next, ...others] = await tick(task, lookAtMs);
    expect(others).toEqual([]);
    expect(next).toMatchObject({ mark: 'look', stepSeq: task.stepSeq });
    expect(next!.dueAtMs - lookAtMs).toBeGreaterThan(0);
    expect(next!.dueAtMs - lookAtMs).toBeLessThanOrEqual(60_000);
  });
});
