import { roomPath, roomSchema } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { aDebateInMemory } from '../testing/a-debate.ts';
import { readInvitationCard } from './invitation-card.ts';

async function aPrivateRoom() {
  const debate = await aDebateInMemory({ settings: { visibility: 'private' } });
  const { database, platform, roomId } = debate;
  const room = () => roomSchema.parse(database.get(roomPath(roomId)).fields);
  const join = async () => {
    await debate.run('ben', { type: 'joinByCode', code: room().code });
    await debate.run('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  };
  return { ...debate, join, room, card: (code = room().code) => readInvitationCard(platform.reader, code) };
}

describe('the code of a private debate', () => {
  it('tells who invites to what, and which seats are free', async () => {
    const { card, room, run, roomId, join } = await aPrivateRoom();
    const told = { state: 'open', hostName: 'ada', motion: room().motion, formatName: 'Quick clash' };
    expect(await card()).toEqual({ ...told, freeSides: ['against'] });
    await join();
    expect(await card()).toEqual({ ...told, freeSides: [] });
    await run('ben', { type: 'leave', roomId });
    await run('ada', { type: 'leave', roomId });
    expect(await card()).toEqual({ ...told, freeSides: ['for', 'against'] });
  });

  it('tells nothing that was said, and nobody else’s name', async () => {
    const { card, join } = await aPrivateRoom();
    await join();
    expect(Object.keys(await card()).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'formatName',
      'freeSides',
      'hostName',
      'motion',
      'state',
    ]);
    expect(JSON.stringify(await card())).not.toContain('ben');
  });

  it('tells only that the debate is over once it is', async () => {
    const { card, begin, run, roomId, join } = await aPrivateRoom();
    await join();
    await begin();
    await run('ada', { type: 'end', roomId });
    await run('ada', { type: 'nextStep', roomId });
    expect(await card()).toEqual({ state: 'over' });
  });

  it('tells nothing if it is another, or if the house closed the debate', async () => {
    const { card, room, put, roomId } = await aPrivateRoom();
    expect(await card('ZZZZZZ')).toEqual({ state: 'unknown' });
    const closed = { atMs: 1, isHidden: false, decisionId: 'decision-1' };
    await put(roomPath(roomId), { ...room(), closed });
    expect(await card()).toEqual({ state: 'unknown' });
  });
});
