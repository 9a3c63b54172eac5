import { aCaseFile, aTopic } from '@rostrum/domain/testing';
import { noticePath, roomPath, roomSchema } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { aDebateInMemory } from '../../testing/a-debate.ts';
import { said } from '../../testing/a-queue.ts';
import type { Told } from '../../store/notice-store.ts';

type Settings = Parameters<typeof aDebateInMemory>[0] & { told?: Told[] };

async function afterADebate({ told = [], ...settings }: Settings = {}) {
  const debate = await aDebateInMemory({ others: ['cleo'], ...settings });
  debate.platform.later = { ...debate.platform.later, reach: async (all) => void told.push(...all) };
  const { run, roomId, database, begin } = debate;
  await begin();
  await run('ada', { type: 'end', roomId });
  await run('ada', { type: 'nextStep', roomId });
  const roomAt = (id: string) => roomSchema.parse(database.get(roomPath(id)).fields);
  const room = () => roomAt(roomId);
  const ask = async (uid: string, motion?: string) =>
    said(await run(uid, { type: 'askRematch', roomId, other: motion ? { motion } : null }));
  const answer = async (uid: string, accepts: boolean, askedAtMs = room().rematch?.atMs ?? 0) =>
    said(await run(uid, { type: 'answerRematch', roomId, askedAtMs, answer: accepts ? 'yes' : 'no' }));
  const noticeOf = (uid: string, id: string) => database.get(noticePath(uid, id)).fields;
  return { ...debate, room, roomAt, ask, answer, noticeOf };
}

describe('an offer of another debate', () => {
  it('reaches the other side at once, in the room and as a notice', async () => {
    const { room, ask, noticeOf, roomId } = await afterADebate();
    expect(await ask('ada')).toBe('');
    expect(room().rematch).toMatchObject({ by: 'ada', other: null, state: 'open', roomId: null });
    expect(noticeOf('ben', `rematchAsked-${roomId}`)).toMatchObject({
      kind: 'rematchAsked',
      fromUid: 'ada',
      roomId,
      motion: room().motion,
    });
  });

  it('opens one room for both with the sides swapped, the same motion and the same format', async () => {
    const { room, roomAt, ask, answer, noticeOf, roomId } = await afterADebate();
    await ask('ada');
    const next = await answer('ben', true);
    expect(room().rematch).toMatchObject({ state: 'taken', roomId: next });
    const opened = roomAt(next);
    expect(opened.debate.seats).toEqual({ 'for-1': 'ben', 'against-1': 'ada' });
    expect(opened).toMatchObject({ motion: room().motion, visibility: 'public', hostId: 'ada' });
    expect(opened.debate.format).toEqual(room().debate.format);
    expect(noticeOf('ada', `rematchTaken-${next}`)).toMatchObject({ kind: 'rematchTaken', roomId: next });
    expect(noticeOf('ben', `rematchAsked-${roomId}`)).toBeUndefined();
  });

  it('and its answer are told outside the product by correspondence, and not live', async () => {
    const told: Told[] = [];
    const asked = async (pace: 'spoken' | 'correspondence') => {
      told.length = 0;
      const { ask, answer, roomId } = await afterADebate({ settings: { pace }, told });
      await ask('ada');
      const next = await answer('ben', true);
      const ids = told.map(({ uid, noticeId }) => [uid, noticeId]);
      return { ids, roomId, next };
    };
    const slow = await asked('correspondence');
    expect(slow.ids).toEqual([
      ['ben', `rematchAsked-${slow.roomId}`],
      ['ada', `rematchTaken-${slow.next}`],
    ]);
    expect((await asked('spoken')).ids).toEqual([]);
  });

  it('is an agreement if both press at once: there is one room', async () => {
    const { room, ask, database } = await afterADebate();
    await Promise.all([ask('ada'), ask('ben'), ask('ada'), ask('ben')]);
    const next = room().rematch?.roomId;
    expect(next).toBeTruthy();
    expect(await ask('ada')).toBe(next);
    expect(database.query({ collection: 'rooms', limit: 10 })).toHaveLength(2);
  });

  it('may be of another motion; two different offers wait for an answer', async () => {
    const { roomAt, ask, answer } = await afterADebate();
    const motion = 'This house would build trams in every city';
    await ask('ada', motion);
    expect(await ask('ben')).toBe('rematch-asked');
    expect(roomAt(await answer('ben', true)).motion).toBe(motion);
  });

  it('ends when it is declined, and cannot be pressed on them again', async () => {
    const { room, ask, answer } = await afterADebate();
    await ask('ada');
    await answer('ben', false);
    expect(room().rematch?.state).toBe('declined');
    expect(await ask('ada')).toBe('rematch-declined');
    expect(await ask('ben')).toBe('');
  });

  it('lapses after ten minutes: one second before it is taken, then it is over', async () => {
    const late = await afterADebate();
    await late.ask('ada');
    for (let second = 0; second < 600; second += 1) late.later();
    expect(await late.answer('ben', true)).toBe('rematch-over');
    const inTime = await afterADebate();
    await inTime.ask('ada');
    for (let second = 0; second < 597; second += 1) inTime.later();
    expect(await inTime.answer('ben', true)).not.toBe('rematch-over');
  });

  it('is answered by the other side alone, and only as it was made', async () => {
    const { ask, answer, room } = await afterADebate();
    await ask('ada');
    expect(await answer('ada', true)).toBe('rematch-not-yours');
    expect(await answer('cleo', true)).toBe('rematch-not-yours');
    expect(await answer('ben', true, (room().rematch?.atMs ?? 0) - 1)).toBe('rematch-over');
  });

  it('is made by debaters once the debate is over, and by nobody else', async () => {
    const { ask } = await afterADebate();
    expect(await ask('cleo')).toBe('rematch-not-yours');
    const running = await aDebateInMemory();
    await running.begin();
    const early = { type: 'askRematch', roomId: running.roomId, other: null } as const;
    expect(said(await running.run('ada', early))).toBe('wrong-phase');
  });

  it('reaches nobody who is kept apart, or whose account is deleted', async () => {
    const { ask, put } = await afterADebate();
    await put('apart/ada~ben', { uids: ['ada', 'ben'], atMs: 1 });
    expect(await ask('ada')).toBe('rematch-nobody');
    const other = await afterADebate();
    await other.put('profiles/ben', { isDeleted: true });
    expect(await other.ask('ada')).toBe('rematch-nobody');
  });

  it('lapses if the house suspends the person who made it', async () => {
    const { ask, answer, put } = await afterADebate();
    await ask('ada');
    const suspension = { fromMs: 1, untilMs: null, decisionId: 'decision-1' };
    await put('people/ada/private/standing', { suspension });
    expect(await answer('ben', true)).toBe('rematch-over');
  });
});

describe('a practice debate', () => {
  const FILE = aCaseFile();
  const changes = { caseFile: async (motion: string) => (motion === FILE.motion ? FILE : undefined) };
  const create = {
    type: 'create',
    motion: FILE.motion,
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'private',
    strictness: 'standard',
    lengths: { preparation: 0 },
    practice: { level: 'fair' },
  } as const;

  it('is refused on a motion without a case, and not with one', async () => {
    const { run, put } = await afterADebate({ changes });
    const motion = 'This house would paint every bridge blue';
    expect(said(await run('ada', { ...create, motion }))).toBe('no-case');
    const one = aTopic({ motion, arguments: { for: ['It cheers'], against: ['It costs', 'It fades'] } });
    await put('topics/t1', one);
    expect(said(await run('ada', { ...create, motion, topicId: 't1' }))).toBe('no-case');
    await put('topics/t2', {
      ...one,
      arguments: { ...one.arguments, for: ['It cheers', 'It guides ships'] },
    });
    expect((await run('ada', { ...create, motion, topicId: 't2' })).ok).toBe(true);
    expect((await run('ada', create)).ok).toBe(true);
  });

  it('can have no rematch on a motion without a case', async () => {
    const { run } = await afterADebate({ changes });
    const roomId = said(await run('ada', create));
    await run('ada', { type: 'ready', roomId });
    await run('ada', { type: 'end', roomId });
    const other = { motion: 'This house would paint every bridge blue' };
    expect(said(await run('ada', { type: 'askRematch', roomId, other }))).toBe('no-case');
  });

  it('is followed by the next one at once, with the sides swapped', async () => {
    const { run, roomAt } = await afterADebate({ changes });
    const roomId = said(await run('ada', create));
    await run('ada', { type: 'ready', roomId });
    await run('ada', { type: 'end', roomId });
    const before = roomAt(roomId);
    const next = roomAt(said(await run('ada', { type: 'askRematch', roomId, other: null })));
    expect(before.practice?.opponentSide).toBe('against');
    expect(next.practice).toMatchObject({ opponentSide: 'for', level: 'fair' });
    expect(next.debate.seats['against-1']).toBe('ada');
    expect(next).toMatchObject({ motion: before.motion, visibility: 'private' });
  });
});
