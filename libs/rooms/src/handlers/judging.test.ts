import {
  judgeBallotPath,
  LIMITS,
  panelDecisionPath,
  panelDecisionSchema,
  roomPath,
  roomSchema,
} from '@rostrum/domain';
import { aRuling, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { expect, test } from 'vitest';
import { sweepRoom } from '../clock/sweep-room.ts';
import { aDebateInMemory } from '../testing/a-debate.ts';

/** Ada hosts a Lincoln–Douglas debate against Ben; Cleo, Dara and Emil have come to watch. */
async function aJudgedDebate(judges: readonly string[]) {
  const debate = await aDebateInMemory({
    others: ['cleo', 'dara', 'emil'],
    settings: { formatId: 'lincoln-douglas', lengths: {} },
  });
  const { roomId, run, begin, database, platform, now } = debate;
  for (const uid of ['cleo', 'dara', 'emil']) await run(uid, { type: 'enter', roomId });
  const name = (by: string, uids: readonly string[]) =>
    run(by, { type: 'nameJudges', roomId, uids: [...uids] });
  await name('ada', judges);
  await begin();
  const room = () => roomSchema.parse(database.get(roomPath(roomId)).fields);
  const end = async () => {
    await run('ada', { type: 'speak', roomId, text: 'Trees cool a street by several degrees in summer.' });
    await run('ada', { type: 'end', roomId });
  };
  const file = (by: string, winner: 'for' | 'against', more: Partial<Filing> = {}) =>
    run(by, {
      type: 'fileBallot',
      roomId,
      ballot: aRuling(room().debate, { winner }),
      reason: 'The answer to the costs decided it for me.',
      ...more,
    });
  const decision = () => {
    const { fields } = database.get(panelDecisionPath(roomId));
    return fields === undefined ? undefined : panelDecisionSchema.parse(fields);
  };
  const sweep = (atMs = now()) => sweepRoom(platform, roomId, atMs);
  return { ...debate, name, room, end, file, decision, sweep };
}
type Filing = Extract<UnaimedRoomCommand, { type: 'fileBallot' }>;

test('the host names judges among people who are there, and everybody reads their names', async () => {
  const { name, room } = await aJudgedDebate(['cleo']);
  expect(room().debate.judges).toEqual(['cleo']);
  expect(room().people['cleo']?.displayName).toBe('cleo');
  expect(await name('ben', ['dara'])).toMatchObject({ refusal: 'not-the-host' });
  expect(await name('ada', ['stranger'])).toMatchObject({ refusal: 'nobody-there' });
  expect(await name('ada', ['ben'])).toMatchObject({ refusal: 'judge-debates' });
  expect(await name('ada', ['cleo', 'dara'])).toMatchObject({ refusal: 'even-panel' });
  expect(await name('ada', [])).toMatchObject({ ok: true });
  expect(room().debate.judges).toEqual([]);
});

test('ballots are blind until all are in, and can be changed until then', async () => {
  const { end, file, decision, room, database, roomId } = await aJudgedDebate(['cleo', 'dara', 'emil']);
  expect(await file('cleo', 'for')).toMatchObject({ refusal: 'ballots-not-open' });
  await end();
  expect(await file('ben', 'for')).toMatchObject({ refusal: 'not-a-judge' });
  expect(await file('cleo', 'for')).toMatchObject({ ok: true });
  expect(await file('cleo', 'against')).toMatchObject({ ok: true });
  expect(await file('dara', 'against')).toMatchObject({ ok: true });
  expect(decision()).toBeUndefined();
  expect(JSON.stringify(room())).not.toContain('costs');
  expect(database.get(judgeBallotPath(roomId, 'cleo')).fields).toMatchObject({
    ballot: { winner: 'against' },
  });
  expect(await file('emil', 'for')).toMatchObject({ ok: true });
  expect(decision()).toMatchObject({
    panel: 3,
    ballots: [{ by: 'cleo' }, { by: 'dara' }, { by: 'emil' }],
    result: { winner: 'against', votes: { for: 1, against: 2 }, tieBreak: null },
  });
  expect(room().debate.ballots?.result).toEqual(decision()?.result);
  expect(await file('cleo', 'for')).toMatchObject({ refusal: 'ballots-closed' });
});

test('a judge who gives the role back is not waited for, and their ballot does not count', async () => {
  const { end, file, decision, run, roomId } = await aJudgedDebate(['cleo', 'dara', 'emil']);
  await end();
  await file('cleo', 'for');
  await run('cleo', { type: 'declineJudging', roomId });
  expect(await file('cleo', 'for')).toMatchObject({ refusal: 'not-a-judge' });
  await file('dara', 'against');
  await run('emil', { type: 'declineJudging', roomId });
  expect(decision()).toMatchObject({ panel: 1, ballots: [{ by: 'dara' }], result: { winner: 'against' } });
});

test('the host closes the ballots once the judges had their time, and the clock does after twice that time', async () => {
  const { end, file, decision, run, roomId, later } = await aJudgedDebate(['cleo', 'dara', 'emil']);
  await end();
  await file('cleo', 'for');
  expect(await run('ada', { type: 'closeBallots', roomId })).toMatchObject({ refusal: 'judges-have-time' });
  later(LIMITS.judgingSeconds * 1_000);
  expect(await run('ben', { type: 'closeBallots', roomId })).toMatchObject({ refusal: 'not-the-host' });
  expect(await run('ada', { type: 'closeBallots', roomId })).toMatchObject({ ok: true });
  expect(decision()).toMatchObject({ panel: 3, ballots: [{ by: 'cleo' }], result: { winner: 'for' } });

  const forgotten = await aJudgedDebate(['cleo']);
  await forgotten.end();
  await forgotten.sweep(forgotten.now() + LIMITS.judgingSeconds * 2_000);
  await forgotten.sweep(forgotten.now() + LIMITS.judgingSeconds * 2_000 + 120_000);
  expect(forgotten.room().debate.ballots?.isClosed).toBe(true);
  expect(forgotten.decision()).toBeUndefined();
  expect(await forgotten.file('cleo', 'for')).toMatchObject({ refusal: 'ballots-closed' });
});

test('a judge takes no seat, and a block by the host does not silence them', async () => {
  const { run, roomId, put, end, file } = await aJudgedDebate(['cleo']);
  await run('ben', { type: 'leave', roomId });
  expect(await run('cleo', { type: 'takeSeat', roomId, seatId: 'against-1' })).toMatchObject({
    refusal: 'judges-hold-no-seat',
  });
  await run('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  await put('apart/ada~cleo', { uids: ['ada', 'cleo'], atMs: 1 });
  await end();
  expect(await file('cleo', 'for')).toMatchObject({ ok: true });
});
