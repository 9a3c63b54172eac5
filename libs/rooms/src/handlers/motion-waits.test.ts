import { roomPath, roomSchema, type Visibility } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { aDebateInMemory } from '../testing/a-debate.ts';

const MOTION = 'This house would say something about some people';
const WAITS = { motionWaits: true };
const REFUSED = { ok: false, refusal: 'motion-waits' };

const creation = (visibility: Visibility) =>
  ({
    type: 'create',
    motion: MOTION,
    formatId: 'quick-clash',
    side: 'for',
    visibility,
    strictness: 'standard',
  }) as const;

describe('a motion that waits for the house', () => {
  it('opens no public debate', async () => {
    const { runAlone } = await aDebateInMemory();
    expect(await runAlone('ada', creation('public'), WAITS)).toEqual(REFUSED);
    expect(await runAlone('ada', creation('public'))).toMatchObject({ ok: true });
  });

  it.each(['unlisted', 'private'] as const)('opens one that is %s, and it stays so', async (visibility) => {
    const { runAlone, database } = await aDebateInMemory();
    const opened = await runAlone('ada', creation(visibility), WAITS);
    const roomId = opened.ok ? (opened.value.answer['roomId'] ?? '') : '';
    expect(roomSchema.parse(database.get(roomPath(roomId)).fields)).toMatchObject({
      motion: MOTION,
      visibility,
    });
  });

  it.each([
    ['public', REFUSED],
    ['unlisted', { ok: true }],
  ] as const)('in a lobby that is %s', async (visibility, answer) => {
    const { runAlone } = await aDebateInMemory();
    const opened = await runAlone('ada', creation(visibility));
    const roomId = opened.ok ? (opened.value.answer['roomId'] ?? '') : '';
    expect(await runAlone('ada', { type: 'editMotion', roomId, motion: MOTION }, WAITS)).toMatchObject(
      answer,
    );
  });

  it.each([
    ['public', REFUSED],
    ['unlisted', { ok: true }],
  ] as const)('is offered after a debate only if that is not public: %s', async (visibility, answer) => {
    const { run, runAlone, begin, roomId } = await aDebateInMemory({ settings: { visibility } });
    await begin();
    await run('ada', { type: 'end', roomId });
    await run('ada', { type: 'nextStep', roomId });
    const offer = { type: 'askRematch', roomId, other: { motion: MOTION } } as const;
    expect(await runAlone('ada', offer, WAITS)).toMatchObject(answer);
  });

  it('is offered to no stranger', async () => {
    const { runAlone } = await aDebateInMemory();
    const motions = [{ motion: MOTION }];
    const wish = { language: null, pace: null, formatId: null, motions, takesOffered: false };
    const sought = { type: 'seek' as const, wish };
    expect(await runAlone('ada', sought, WAITS)).toEqual(REFUSED);
    expect(await runAlone('ada', sought)).toMatchObject({ ok: true });
  });
});
