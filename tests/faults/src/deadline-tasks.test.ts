import { beforeEach, describe, expect, test } from 'vitest';
import { deliver, type ClockTask } from './support/clock-tasks.ts';
import { aClient, type Client } from './support/client.ts';
import { readActs, readEvents, readRoom } from './support/database.ts';
import { aRunningDebate, expectSoundLog, floorOf, LONG } from './support/debates.ts';
import { age } from './support/time-travel.ts';

const STEP_MS = 7_200_000;
const GRACE_MS = 15_000;

let ada: Client;
let ben: Client;
let roomId: string;

beforeEach(async () => {
  [ada, ben] = [await aClient('Ada Vale'), await aClient('Ben Okafor')];
  roomId = await aRunningDebate(ada, ben);
});

/** The running step is so many milliseconds from its end; below zero, past it. */
async function bringEndTo(leftMs: number): Promise<number> {
  const { endsAtMs, stepSeq } = await floorOf(roomId);
  await age(roomId, endsAtMs - Date.now() - leftMs);
  return stepSeq;
}

const task = (stepSeq: number, mark: ClockTask['mark']): ClockTask => ({ roomId, stepSeq, mark });
const bells = async () => (await readActs(roomId)).filter(({ act }) => act === 'time');
const endings = async () => (await readEvents(roomId)).filter(({ type }) => type === 'stepEnded');

describe('the end of a step', () => {
  test('that comes too early has no effect, and is redelivered', async () => {
    const before = await readRoom(roomId);
    const { stepSeq } = await floorOf(roomId);
    expect(await deliver(task(stepSeq, 'end'))).toBe('again');
    expect(await readRoom(roomId)).toEqual(before);
  });

  test('that comes a second before the grace is over is too early, and one after is not', async () => {
    const stepSeq = await bringEndTo(5_000 - GRACE_MS);
    expect(await deliver(task(stepSeq, 'end'))).toBe('again');
    await bringEndTo(-GRACE_MS);
    expect(await deliver(task(stepSeq, 'end'))).toBe('acted');
    expect(await floorOf(roomId)).toMatchObject({ stepIndex: 1 });
  });

  test('that comes three times at once acts once', async () => {
    const stepSeq = await bringEndTo(-GRACE_MS);
    await Promise.all(Array.from({ length: 3 }, () => deliver(task(stepSeq, 'end'))));
    expect(await endings()).toMatchObject([{ stepIndex: 0, reason: 'deadline' }]);
    expect(await floorOf(roomId)).toMatchObject({ stepIndex: 1 });
    await expectSoundLog(roomId);
  });

  test('that comes an hour late gives the next step its whole length', async () => {
    const stepSeq = await bringEndTo(-3_600_000);
    expect(await deliver(task(stepSeq, 'end'))).toBe('acted');
    const { stepIndex, endsAtMs } = await floorOf(roomId);
    expect(stepIndex).toBe(1);
    expect(endsAtMs - Date.now()).toBeGreaterThan(STEP_MS - 60_000);
  });

  test('of a finished step changes nothing, no matter how often it comes', async () => {
    const stepSeq = await bringEndTo(-GRACE_MS);
    await deliver(task(stepSeq, 'end'));
    const after = await readRoom(roomId);
    expect(await Promise.all([deliver(task(stepSeq, 'end')), deliver(task(stepSeq, 'end'))])).toEqual([
      'acted',
      'acted',
    ]);
    expect(await readRoom(roomId)).toEqual(after);
  });

  test('from before a pause no longer counts after it', async () => {
    const { stepSeq } = await floorOf(roomId);
    await ada.ask({ type: 'pause', roomId });
    await ada.ask({ type: 'resume', roomId });
    await bringEndTo(-GRACE_MS);
    const before = await readRoom(roomId);
    expect(await deliver(task(stepSeq, 'end'))).toBe('acted');
    expect(await readRoom(roomId)).toEqual(before);
  });

  test('of a room that does not exist is let go', async () => {
    expect(await deliver({ roomId: 'no-such-room', stepSeq: 1, mark: 'end' })).toBe('acted');
  });
});

describe('a bell', () => {
  test('rings once, no matter how often it comes', async () => {
    const stepSeq = await bringEndTo(60_000);
    await Promise.all([deliver(task(stepSeq, 60)), deliver(task(stepSeq, 60))]);
    await deliver(task(stepSeq, 60));
    expect(await bells()).toHaveLength(1);
  });

  test('that comes early or more than eight seconds late is silent, and is not redelivered', async () => {
    const stepSeq = await bringEndTo(90_000);
    expect(await deliver(task(stepSeq, 60))).toBe('acted');
    await bringEndTo(60_000 - 9_000);
    expect(await deliver(task(stepSeq, 60))).toBe('acted');
    expect(await bells()).toEqual([]);
  });

  test('that comes after the end of its step is silent', async () => {
    const stepSeq = await bringEndTo(-GRACE_MS);
    await deliver(task(stepSeq, 'end'));
    for (const mark of [0, 30, 60] as const) await deliver(task(stepSeq, mark));
    expect(await bells()).toEqual([]);
  });
});

test('a whole debate whose tasks all come twice, late and in any order, ends each step once', async () => {
  for (let step = 0; step < Object.keys(LONG).length; step += 1) {
    const stepSeq = await bringEndTo(-GRACE_MS - 60_000 * step);
    const marks = (['end', 0, 30, 60] as const).slice(step % 4);
    const order = [...marks, ...(['end', 0, 30, 60] as const), 'end' as const];
    await Promise.all(order.map((mark) => deliver(task(stepSeq, mark))));
  }
  expect((await endings()).map((event) => ('stepIndex' in event ? event.stepIndex : null))).toEqual([
    0, 1, 2, 3, 4,
  ]);
  expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'debrief', outcome: 'completed' });
  expect(await bells()).toEqual([]);
  await expectSoundLog(roomId);
});
