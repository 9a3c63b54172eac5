import { noticePath, noticeSchema, noticesPath, roomPath, roomSchema } from '@rostrum/domain';
import { aRuling } from '@rostrum/domain/testing';
import { describe, expect, test } from 'vitest';
import { EarlyTask, type ClockTask } from '../room/clock-task.ts';
import { aDebateInMemory } from '../testing/a-debate.ts';
import type { Told } from '../store/notice-store.ts';
import { tick } from './tick.ts';

const DAY_MS = 86_400_000;

/** Ada has the floor of a debate by correspondence, Ben is next. */
async function aLetterDebate() {
  const debate = await aDebateInMemory({ settings: { pace: 'correspondence' } });
  const { roomId, database, platform, begin, run, later } = debate;
  await begin();
  const told: Told[] = [];
  const reaching = {
    ...platform,
    later: { ...platform.later, reach: async (all: readonly Told[]) => void told.push(...all) },
  };
  const room = () => roomSchema.parse(database.get(roomPath(roomId)).fields);
  const floor = () => {
    const state = room().debate;
    if (!('floor' in state)) throw new Error('Nothing runs');
    return state.floor;
  };
  return {
    run,
    later,
    roomId,
    floor,
    told,
    task: (task: Partial<ClockTask>, atMs = later()) =>
      tick(reaching, { roomId, stepSeq: floor().stepSeq, mark: 'turn', ...task }, atMs),
    noticesOf: (uid: string) =>
      database.all(noticesPath(uid)).map(({ fields }) => noticeSchema.parse(fields)),
    read: (uid: string, id: string) => {
      const stored = noticeSchema.parse(database.get(noticePath(uid, id)).fields);
      database.store([
        { kind: 'set', path: noticePath(uid, id), fields: { ...stored, readAtMs: stored.atMs } },
      ]);
    },
  };
}

describe('a turn by correspondence', () => {
  test('is told once to the person who has it, however often the task is delivered', async () => {
    const { task, noticesOf, told, roomId, floor } = await aLetterDebate();
    await task({});
    await task({});
    expect(noticesOf('ada')).toMatchObject([{ kind: 'yourTurn', roomId, endsAtMs: floor().endsAtMs }]);
    expect(noticesOf('ben')).toEqual([]);
    expect(told).toMatchObject([{ uid: 'ada', noticeId: `turn-${roomId}-step-0` }]);
  });

  test('is not told once it has passed', async () => {
    const { task, run, roomId, noticesOf, floor } = await aLetterDebate();
    const { stepSeq } = floor();
    await run('ada', { type: 'yield', roomId });
    await task({ stepSeq });
    expect(noticesOf('ada')).toEqual([]);
  });

  test('is not told again after it was read', async () => {
    const { task, told, read, roomId, later } = await aLetterDebate();
    const lookAtMs = later();
    await task({ lookAtMs });
    read('ada', `turn-${roomId}-step-0`);
    await task({ lookAtMs });
    expect(told).toHaveLength(1);
  });
});

describe('the end of a turn by correspondence', () => {
  test('is announced to a person who has said nothing, and never early', async () => {
    const { task, noticesOf, floor } = await aLetterDebate();
    const lookAtMs = floor().endsAtMs - DAY_MS / 12;
    await expect(task({ mark: 'hoursLeft', lookAtMs }, lookAtMs - 1)).rejects.toThrow(EarlyTask);
    await task({ mark: 'hoursLeft', lookAtMs }, lookAtMs);
    expect(noticesOf('ada')).toMatchObject([{ kind: 'stepEnding', endsAtMs: floor().endsAtMs }]);
  });

  test('is not announced to a person who has spoken', async () => {
    const { task, run, roomId, noticesOf } = await aLetterDebate();
    await run('ada', { type: 'speak', roomId, text: 'Dear Ben, I propose the following.' });
    await task({ mark: 'dayLeft' });
    expect(noticesOf('ada')).toEqual([]);
  });
});

describe('an answer by correspondence', () => {
  test('names who answered and none of the words, once until it is read', async () => {
    const { task, noticesOf, told, read, roomId, later } = await aLetterDebate();
    await task({ mark: 'answered', about: 'ben', to: ['ada'], lookAtMs: later() });
    await task({ mark: 'answered', about: 'ben', to: ['ada'], lookAtMs: later() });
    expect(noticesOf('ada')).toMatchObject([{ kind: 'answered', fromUid: 'ben', note: '' }]);
    expect(told).toHaveLength(1);
    read('ada', `answered-${roomId}-ben`);
    await task({ mark: 'answered', about: 'ben', to: ['ada'], lookAtMs: later() + 1_000 }, later() + 1_000);
    expect(told).toHaveLength(2);
  });

  test('is told to nobody who has left', async () => {
    const { task, noticesOf } = await aLetterDebate();
    await task({ mark: 'answered', about: 'ben', to: ['zoe'] });
    expect(noticesOf('zoe')).toEqual([]);
  });
});

describe('the ready check by correspondence', () => {
  test('is told to a person who has not said so yet, as long as the debate waits', async () => {
    const { roomId, database, platform, run, begin, later } = await aDebateInMemory({
      settings: { pace: 'correspondence' },
    });
    const seq = roomSchema.parse(database.get(roomPath(roomId)).fields).debate.seq;
    const toldTo = (uid: string) =>
      database.all(noticesPath(uid)).map(({ fields }) => noticeSchema.parse(fields).kind);
    const task: ClockTask = { roomId, stepSeq: seq, mark: 'ready', to: ['ada', 'ben'] };
    await run('ada', { type: 'ready', roomId });
    await tick(platform, task, later());
    await tick(platform, task, later());
    expect([toldTo('ada'), toldTo('ben')]).toEqual([[], ['readyCheck']]);
    await begin();
    await tick(platform, { ...task, stepSeq: seq + 1 }, later());
    expect(toldTo('ben')).toEqual(['readyCheck']);
  });
});

describe('a judge by correspondence', () => {
  /** Cleo judges; the speeches are over. */
  async function aJudge() {
    const debate = await aDebateInMemory({
      others: ['cleo'],
      settings: { pace: 'correspondence', formatId: 'lincoln-douglas', lengths: {} },
    });
    const { roomId, run, begin, database, platform, later } = debate;
    await run('cleo', { type: 'enter', roomId });
    await run('ada', { type: 'nameJudges', roomId, uids: ['cleo'] });
    await begin();
    await run('ada', { type: 'speak', roomId, text: 'Trees cool a street by several degrees in summer.' });
    await run('ada', { type: 'end', roomId });
    const room = () => roomSchema.parse(database.get(roomPath(roomId)).fields);
    const { ballots } = room().debate;
    if (!ballots) throw new Error('No ballots are open');
    const notices = () => database.all(noticesPath('cleo')).map(({ fields }) => noticeSchema.parse(fields));
    const task = (mark: 'ballots' | 'ballotsEnding', atMs = later()) =>
      tick(platform, { roomId, stepSeq: ballots.seq, mark, lookAtMs: atMs }, atMs);
    return { ...debate, room, ballots, notices, task };
  }

  test('is told that the ballot is due, until when, and again before the time ends', async () => {
    const { task, notices, ballots, roomId } = await aJudge();
    await task('ballots');
    await task('ballots');
    expect(notices()).toMatchObject([{ kind: 'ballotDue', roomId, endsAtMs: ballots.endsAtMs }]);
    await task('ballotsEnding', ballots.endsAtMs - DAY_MS / 12);
    expect(notices()).toHaveLength(2);
  });

  test('is reminded of nothing once the ballot is in', async () => {
    const { task, notices, run, roomId, room } = await aJudge();
    await run('cleo', {
      type: 'fileBallot',
      roomId,
      ballot: aRuling(room().debate),
      reason: 'The answer to the costs decided it for me.',
    });
    await task('ballotsEnding');
    expect(notices().filter(({ kind }) => kind === 'ballotDue')).toEqual([]);
  });
});
