import { memberPath, roomPath, roomSchema } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { aDebateInMemory } from '../testing/a-debate.ts';
import { sweepRoom } from './sweep-room.ts';
import { tick } from './tick.ts';

const MINUTE_MS = 60_000;

/** Ada hosts on a bench and has paused the debate for a minute. */
async function aShortPause(settings: { pace?: 'correspondence' } = {}) {
  const debate = await aDebateInMemory({ settings });
  const { roomId, database, platform, run, begin, now } = debate;
  await begin();
  await run('ada', { type: 'pause', roomId });
  const room = () => roomSchema.parse(database.get(roomPath(roomId)).fields);
  const { debate: paused } = room();
  if (paused.phase !== 'paused' || paused.endsAtMs === null) throw new Error(`It is ${paused.phase}`);
  const { endsAtMs, stepSeq } = paused;
  return {
    ...debate,
    endsAtMs,
    phase: () => room().debate.phase,
    dueAtMs: () => room().dueAtMs,
    heard: (uid: string, atMs: number) => {
      const path = memberPath(roomId, uid);
      database.store([{ kind: 'merge', path, fields: { lastSeenAtMs: atMs } }]);
    },
    end: (atMs = endsAtMs) => tick(platform, { roomId, stepSeq, mark: 'end' }, atMs),
    sweep: (atMs: number) => sweepRoom(platform, roomId, atMs),
    comeBack: (uid: string) => run(uid, { type: 'advance', roomId, stepSeq }),
    now,
  };
}

describe('a pause that ends by itself', () => {
  test('ends in time while somebody is there', async () => {
    const { end, heard, endsAtMs, phase } = await aShortPause();
    heard('ben', endsAtMs - 24_000);
    await end();
    expect(phase()).toBe('live');
  });

  test('waits where nobody is there, and ends for the first who comes back', async () => {
    const { end, heard, endsAtMs, phase, sweep, comeBack, later, now } = await aShortPause();
    for (const uid of ['ada', 'ben']) heard(uid, endsAtMs - 26_000);
    await end();
    await sweep(endsAtMs + 10 * MINUTE_MS);
    expect(phase()).toBe('paused');
    later(endsAtMs - now() + 12 * MINUTE_MS);
    await comeBack('ben');
    expect(phase()).toBe('live');
  });

  test('is abandoned like every debate that stays empty, and looked at until then', async () => {
    const { heard, endsAtMs, phase, sweep, dueAtMs } = await aShortPause();
    for (const uid of ['ada', 'ben']) heard(uid, endsAtMs - 30_000);
    await sweep(endsAtMs + 5 * MINUTE_MS);
    expect([phase(), dueAtMs()]).toEqual(['paused', endsAtMs + 35 * MINUTE_MS]);
    await sweep(endsAtMs + 35 * MINUTE_MS);
    expect(phase()).toBe('abandoned');
  });

  test('ends by correspondence, where nobody has to be there', async () => {
    const { end, phase } = await aShortPause({ pace: 'correspondence' });
    await end();
    expect(phase()).toBe('live');
  });
});
