import { memberPath } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { aQueueInMemory, said } from '../../testing/a-queue.ts';

const TREES = { motion: 'This house would plant more trees in every town' };

describe('two people who look for an opponent', () => {
  it('are led into one room, with a seat each and a motion, as soon as the second begins to look', async () => {
    const queue = await aQueueInMemory();
    expect(said(await queue.seek('ada', { motions: [TREES] }))).toBe('');
    queue.wait(3);
    const roomId = said(await queue.seek('ben'));
    expect(queue.placeOf('ada')).toMatchObject({ state: 'matched', roomId });
    expect(queue.placeOf('ben')).toMatchObject({ state: 'matched', roomId });
    const room = queue.roomOf(roomId);
    expect(room).toMatchObject({ ...TREES, visibility: 'unlisted', hostId: 'ada', language: 'en' });
    expect(room.debate.phase).toBe('readyCheck');
    expect(room.peopleIds.toSorted()).toEqual(['ada', 'ben']);
    expect(new Set(Object.values(room.debate.seats))).toEqual(new Set(['ada', 'ben']));
    for (const uid of ['ada', 'ben']) {
      expect(queue.database.get(memberPath(roomId, uid)).fields).toMatchObject({ displayName: uid });
    }
  });

  it('get a motion of the house if both take any', async () => {
    const queue = await aQueueInMemory();
    await queue.seek('ada');
    const roomId = said(await queue.seek('ben'));
    expect(queue.roomOf(roomId).motion).toMatch(/^This house/);
  });

  it('draw both sides about equally often', async () => {
    const sides = await Promise.all(
      Array.from({ length: 40 }, async (_, seconds) => {
        const queue = await aQueueInMemory();
        queue.wait(seconds);
        await queue.seek('ada');
        const { debate } = queue.roomOf(said(await queue.seek('ben')));
        return debate.seats['for-1'];
      }),
    );
    const ada = sides.filter((uid) => uid === 'ada').length;
    expect(ada).toBeGreaterThan(8);
    expect(ada).toBeLessThan(32);
  });

  it('wait if they do not fit, and hear how many others wait', async () => {
    const queue = await aQueueInMemory();
    await queue.seek('ada', { formatId: 'quick-clash' });
    const waiting = await queue.seek('ben', { formatId: 'lincoln-douglas' });
    expect(said(waiting)).toBe('');
    expect(said(waiting, 'waiting')).toBe('1');
  });

  it('are refused a format that is not for two, one step from one that is', async () => {
    const queue = await aQueueInMemory();
    expect(said(await queue.seek('ada', { formatId: 'public-forum' }))).toBe('format-unknown');
    expect(said(await queue.seek('ada', { formatId: 'lincoln-douglas' }))).toBe('');
  });

  it('never meet if one blocked the other; the next person does', async () => {
    const queue = await aQueueInMemory();
    await queue.block('ada', 'ben');
    await queue.seek('ada');
    expect(said(await queue.seek('ben'))).toBe('');
    const roomId = said(await queue.seek('cleo'));
    expect(queue.placeOf('ada')?.roomId).toBe(roomId);
    expect(queue.placeOf('ben')?.state).toBe('waiting');
  });

  it('never meet if the house suspended the one who waits', async () => {
    const queue = await aQueueInMemory();
    await queue.seek('ada');
    await queue.suspend('ada');
    expect(said(await queue.seek('ben'))).toBe('');
    expect(queue.placeOf('ben')?.state).toBe('waiting');
  });

  it('are matched once if three begin at the same moment', async () => {
    const queue = await aQueueInMemory({ before: () => new Promise((resolve) => setTimeout(resolve, 1)) });
    await Promise.all([queue.seek('ada'), queue.seek('ben'), queue.seek('cleo')]);
    const places = ['ada', 'ben', 'cleo'].map(queue.placeOf);
    const rooms = places.flatMap((place) => place?.roomId ?? []);
    expect(rooms).toHaveLength(2);
    expect(new Set(rooms).size).toBe(1);
  });
});

describe('a place in the queue', () => {
  it('is one for a person with two tabs, and is not matched with itself', async () => {
    const queue = await aQueueInMemory();
    await queue.seek('ada');
    const sinceMs = queue.placeOf('ada')?.sinceMs ?? 0;
    queue.wait(5);
    expect(said(await queue.seek('ada', { motions: [TREES] }))).toBe('');
    expect(queue.placeOf('ada')).toMatchObject({ state: 'waiting', sinceMs });
  });

  it('lapses a while after its browser was last heard, and stays as long as it beats', async () => {
    const queue = await aQueueInMemory();
    await queue.seek('ada');
    queue.wait(17);
    expect(said(await queue.seek('ben'))).toBe('');
    queue.wait(5);
    expect(said(await queue.keepSeeking('ben'))).toBe('');
    expect(said(await queue.keepSeeking('ada'))).not.toBe('');
  });

  it('ends when its person stops; a late beat does not bring it back', async () => {
    const queue = await aQueueInMemory();
    await queue.seek('ada');
    await queue.run('ada', { type: 'stopSeeking' });
    await queue.keepSeeking('ada');
    expect(queue.placeOf('ada')).toBeUndefined();
    expect(said(await queue.seek('ben'))).toBe('');
  });

  it('is not given up by a stop that arrives after the match', async () => {
    const queue = await aQueueInMemory();
    await queue.seek('ada');
    const roomId = said(await queue.seek('ben'));
    await queue.run('ada', { type: 'stopSeeking' });
    expect(said(await queue.keepSeeking('ada'))).toBe(roomId);
  });
});

describe('a matched person who does not come', () => {
  async function aMatch() {
    const queue = await aQueueInMemory();
    await queue.seek('ada');
    const sinceMs = queue.placeOf('ada')?.sinceMs ?? 0;
    queue.wait(5);
    const roomId = said(await queue.seek('ben'));
    await queue.run('ada', { type: 'enter', roomId });
    const again = async () => said(await queue.run('ada', { type: 'seekAgain', roomId }), 'answer');
    return { ...queue, roomId, sinceMs, again };
  }

  it('is awaited until they come', async () => {
    const match = await aMatch();
    expect(match.roomOf(match.roomId).meeting?.awaited).toEqual(['ben']);
    await match.run('ben', { type: 'enter', roomId: match.roomId });
    expect(match.roomOf(match.roomId).meeting?.awaited).toEqual([]);
  });

  it('has twenty seconds; then the other is back in the place they had', async () => {
    const match = await aMatch();
    match.wait(19);
    expect(await match.again()).toBe('wait-for-them');
    match.wait(1);
    expect(await match.again()).toBe('');
    expect(match.placeOf('ada')).toMatchObject({
      state: 'waiting',
      sinceMs: match.sinceMs,
      roomId: null,
      wasMissed: true,
    });
    expect(match.placeOf('ben')).toBeUndefined();
    expect(match.roomOf(match.roomId).debate.phase).toBe('cancelled');
  });

  it('is met by nobody else before the person who waited for them', async () => {
    const match = await aMatch();
    match.wait(15);
    await match.seek('cleo', { formatId: 'lincoln-douglas' });
    match.wait(5);
    await match.again();
    await match.seek('ben');
    const place = match.placeOf('ben');
    expect(place?.roomId).toBe(match.placeOf('ada')?.roomId);
    expect(match.placeOf('cleo')?.state).toBe('waiting');
  });

  it('is not left behind once they are here', async () => {
    const match = await aMatch();
    await match.run('ben', { type: 'enter', roomId: match.roomId });
    match.wait(60);
    expect(await match.again()).toBe('they-are-here');
  });

  it('may also give up the seat, and then nobody waits for them', async () => {
    const match = await aMatch();
    await match.run('ben', { type: 'enter', roomId: match.roomId });
    await match.run('ben', { type: 'leave', roomId: match.roomId });
    expect(await match.again()).toBe('');
  });

  it('leaves the place of the person who waited, even if that person leaves the room first', async () => {
    const match = await aMatch();
    match.wait(10);
    await match.run('ada', { type: 'leave', roomId: match.roomId });
    await match.seek('cleo', { formatId: 'lincoln-douglas' });
    await match.seek('ada', { formatId: 'lincoln-douglas' });
    expect(match.placeOf('ada')).toMatchObject({ sinceMs: match.sinceMs, wasMissed: true });
    await match.seek('ben');
    expect(match.placeOf('ben')?.sinceMs).toBeGreaterThan(match.sinceMs);
  });

  it('leaves no place to a person who goes from an opponent who came, or comes back much later', async () => {
    const came = await aMatch();
    await came.run('ben', { type: 'enter', roomId: came.roomId });
    await came.run('ada', { type: 'leave', roomId: came.roomId });
    await came.seek('ada');
    expect(came.placeOf('ada')?.sinceMs).toBeGreaterThan(came.sinceMs);
    const late = await aMatch();
    await late.run('ada', { type: 'leave', roomId: late.roomId });
    late.wait(601);
    await late.seek('ada');
    expect(late.placeOf('ada')?.sinceMs).toBeGreaterThan(late.sinceMs);
  });

  it('cannot be given up by somebody else, or from a debate that has begun', async () => {
    const match = await aMatch();
    match.wait(30);
    const cleo = await match.run('cleo', { type: 'seekAgain', roomId: match.roomId });
    expect(said(cleo)).toBe('not-matched');
  });

  it('may be both: a room to which nobody comes keeps nobody in the queue', async () => {
    const queue = await aQueueInMemory();
    await queue.seek('ada');
    const roomId = said(await queue.seek('ben'));
    queue.wait(60);
    expect(said(await queue.seek('cleo'))).toBe('');
    expect(queue.roomOf(roomId).meeting?.awaited.toSorted()).toEqual(['ada', 'ben']);
    expect(said(await queue.seek('ada'))).not.toBe('');
  });
});
