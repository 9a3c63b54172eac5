import { memberPath, noticePath, roomPath, roomSchema } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { aDebateInMemory } from '../testing/a-debate.ts';

/** Ada hosts and has a seat, Ben has the other one, Cleo watches. */
async function aLobby() {
  const debate = await aDebateInMemory({ others: ['cleo'] });
  const { roomId, database, run } = debate;
  await run('cleo', { type: 'enter', roomId });
  const room = () => roomSchema.parse(database.get(roomPath(roomId)).fields);
  const goOut = (to: string | null = null) => run('ada', { type: 'goOut', roomId, to });
  const notice = (uid: string) => database.get(noticePath(uid, `chairGiven-${roomId}`)).fields;
  return { ...debate, room, goOut, notice };
}

describe('a host who leaves the lobby', () => {
  it('hands it to the other debater, who gets a notice', async () => {
    const { room, goOut, notice } = await aLobby();
    expect((await goOut()).ok).toBe(true);
    expect(room()).toMatchObject({ hostId: 'ben', debate: { hostId: 'ben', phase: 'lobby' } });
    expect(notice('ben')).toMatchObject({ kind: 'chairGiven', fromUid: 'ada', readAtMs: null });
    expect(room().people['ada']).toBeDefined();
  });

  it('hands it to somebody without a seat whom they choose, and the room knows their name', async () => {
    const { room, goOut } = await aLobby();
    await goOut('cleo');
    expect(room()).toMatchObject({ hostId: 'cleo', people: { cleo: { displayName: 'cleo' } } });
  });

  it('hands it to the next one if the person they chose is gone', async () => {
    const { room, goOut, later, run, roomId, put, now } = await aLobby();
    later(130_000);
    const member = { uid: 'ben', displayName: 'ben', photoURL: '', joinedAtMs: 2, lastSeenAtMs: now() };
    await put(memberPath(roomId, 'ben'), member);
    await goOut('cleo');
    expect(room().hostId).toBe('ben');
    expect(await run('ada', { type: 'goOut', roomId, to: null })).toMatchObject({ refusal: 'not-the-host' });
  });

  it('leaves the chair empty if nobody is there, and the first who comes in gets it', async () => {
    const { room, goOut, later, run, roomId, notice } = await aLobby();
    later(130_000);
    await goOut();
    expect(room().debate).toMatchObject({ hostId: 'ada', isChairEmpty: true });
    await run('cleo', { type: 'enter', roomId });
    expect(room().debate).toMatchObject({ hostId: 'cleo', isChairEmpty: false });
    expect(notice('cleo')).toBeDefined();
  });

  it('gives the chair to somebody who was never there before', async () => {
    const { room, goOut, later, run, roomId, put } = await aLobby();
    later(130_000);
    await goOut();
    await put('profiles/dara', { displayName: 'Dara', username: null, photoURL: '', createdAtMs: 1 });
    await run('dara', { type: 'enter', roomId });
    expect(room()).toMatchObject({ hostId: 'dara', people: { dara: { displayName: 'Dara' } } });
  });
});

describe('a host who is missing from the lobby', () => {
  it('is replaced after five minutes, not before', async () => {
    const { room, run, later, roomId, put, now } = await aLobby();
    const report = () => run('ben', { type: 'reportMissing', roomId, uid: 'ada' });
    later(200_000);
    expect(await report()).toMatchObject({ refusal: 'still-here' });
    later(100_000);
    const member = { uid: 'ben', displayName: 'ben', photoURL: '', joinedAtMs: 2, lastSeenAtMs: now() };
    await put(memberPath(roomId, 'ben'), member);
    expect((await report()).ok).toBe(true);
    expect(room().debate).toMatchObject({ hostId: 'ben', formerHost: { uid: 'ada', why: 'missing' } });
  });
});
